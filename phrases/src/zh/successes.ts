/** Success messages of calls, by the `successMessage` of their declaration. */
export const successes = {
  code_mailed: '验证码已发送到邮箱',
  code_texted: '验证码已发送到手机',
  password_reset: '密码已重设，请用新密码登录；其他设备上的登录都已退出',
  message_received: '留言已收到，我们会尽快回复',
};
