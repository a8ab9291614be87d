import { changePassword, shortestPassword } from '@tallyhouse/shared/contracts/sessions';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Alert, Button, Form, Input } from '@tallyhouse/shared/kit/core';
import { useMutation, useQueryClient } from '@tallyhouse/shared/kit/query';
import { ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { useSettingsText } from '../../../i18n/use-settings-text';
import { sessionsKey } from '../sessions/sessions-query';
import { refusedField } from './refused-field';

interface PasswordFields {
  readonly current: string;
  readonly wanted: string;
  readonly repeated: string;
}

/** Changes the user's own password: the rules stand there before one types, a refusal at the field it is about. */
export function PasswordSection() {
  const text = useSettingsText();
  const { http, session } = useRemoteHost();
  const queries = useQueryClient();
  const [form] = Form.useForm<PasswordFields>();
  const change = useMutation({
    mutationFn: ({ current, wanted }: PasswordFields) =>
      http.call(changePassword, { body: { currentPassword: current, newPassword: wanted } }),
    onSuccess: () => {
      form.resetFields();
      return queries.invalidateQueries({ queryKey: sessionsKey });
    },
    onError: (error) => {
      const refused = refusedField(error);
      if (refused === null) return;
      form.setFields([
        {
          name: refused.field,
          errors: [text(`password.fault.${refused.fault}`, { shortest: shortestPassword })],
        },
      ]);
      form.focusField(refused.field);
    },
  });

  return (
    <Form<PasswordFields>
      form={form}
      layout="vertical"
      requiredMark={false}
      scrollToFirstError={{ focus: true }}
      validateTrigger="onSubmit"
      className="th-most-420"
      onFinish={(fields) => change.mutate(fields)}
    >
      {change.isSuccess ? (
        <Alert type="success" showIcon role="status" title={text('password.done')} className="th-after-16" />
      ) : null}
      {change.error === null || refusedField(change.error) !== null ? null : (
        <div className="th-after-16">
          <ProblemNotice title={text('password.failed')} error={change.error} />
        </div>
      )}
      {/* For password managers, which look for whom a password is. */}
      <input type="text" autoComplete="username" value={session.user.email} readOnly hidden />
      <Form.Item
        name="current"
        label={text('password.current')}
        rules={[{ required: true, message: text('password.fault.CURRENT_MISSING') }]}
      >
        <Input.Password autoComplete="current-password" />
      </Form.Item>
      <Form.Item
        name="wanted"
        label={text('password.wanted')}
        extra={text('password.rules', { shortest: shortestPassword })}
        rules={[
          {
            validator: (_, value: string | undefined) =>
              Array.from(value ?? '').length >= shortestPassword
                ? Promise.resolve()
                : Promise.reject(new Error(text('password.fault.TOO_SHORT', { shortest: shortestPassword }))),
          },
        ]}
      >
        <Input.Password autoComplete="new-password" />
      </Form.Item>
      <Form.Item
        name="repeated"
        label={text('password.repeated')}
        rules={[
          ({ getFieldValue }) => ({
            validator: (_, value: string | undefined) =>
              value === getFieldValue('wanted')
                ? Promise.resolve()
                : Promise.reject(new Error(text('password.fault.DIFFERENT'))),
          }),
        ]}
      >
        <Input.Password autoComplete="new-password" />
      </Form.Item>
      <p>{text('password.consequence')}</p>
      <Button type="primary" htmlType="submit" loading={change.isPending}>
        {text('password.change')}
      </Button>
    </Form>
  );
}
