// What every page needs, the sign-in page included: keep it small.
export { Alert, Button, Card, Checkbox, ConfigProvider, Form, Input, theme, Typography } from 'antd';
export type { AlertProps, ButtonProps, FormInstance, InputProps, InputRef, ThemeConfig } from 'antd';
export type { Locale as KitLocale } from 'antd/es/locale';
