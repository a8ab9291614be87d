export { Checkbox, Form, Input, InputNumber, Radio, Slider, Switch, Upload } from 'antd';
export type {
  CheckboxProps,
  FormInstance,
  FormProps,
  InputNumberProps,
  InputProps,
  InputRef,
  RadioChangeEvent,
  SwitchProps,
} from 'antd';
