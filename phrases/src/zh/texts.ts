/**
 * Text messages. Each has at most 70 characters without its link, so that it is sent and paid as one message; `{site}` is
 * the configured name of the site, of which at least six characters fit.
 */
export const texts = {
  code_user_register: '【{site}】{code} 是您的注册验证码，10 分钟内有效。如非本人操作，请忽略。',
  code_user_retrieve_pwd: '【{site}】{code} 是您找回密码的验证码，10 分钟内有效。如非本人操作，请忽略。',
  code_user_change_mobile: '【{site}】{code} 是您更换手机号的验证码，10 分钟内有效。请勿告诉任何人。',
  code_user_mobile_verify:
    '【{site}】{code} 是您的安全验证码，10 分钟内有效。请勿告诉任何人，包括自称客服的人。',
  binding_changed: '【{site}】您的账号 {username} 更换了{what}。如非本人操作，请立即修改密码并联系客服。',
  password_changed:
    '【{site}】您的账号 {username} 的密码已修改，其他设备已退出。如非本人操作，请立即找回密码。',
  second_factor_on: '【{site}】您的账号 {username} 已开启两步验证。如非本人操作，请立即联系客服。',
  second_factor_off: '【{site}】您的账号 {username} 已关闭两步验证。如非本人操作，请立即修改密码并联系客服。',
  account_disabled: '【{site}】您的账号 {username} 已停用，暂时无法登录。如有疑问，请联系贵公司管理员。',
  account_enabled: '【{site}】您的账号 {username} 已恢复使用，请用原来的密码登录。',
  account_exists:
    '【{site}】有人想为账号登记您的手机号，但它已属于一个账号，未作任何改动。如是本人，请直接登录。',
  account_missing: '【{site}】有人用您的手机号找回密码或验证身份，但它不属于该账号，未作任何改动。',
  ride_driver: '【{site}】今日 {time} 用车：司机{driver}，电话 {phone}，车牌 {plate}。',
  driver_ride: '【{site}】新行程：{time}，{place}上车。行车单：{link}',
  driver_ride_changed: '【{site}】{time} {place}上车的行程，乘客信息有变，请查看行车单。',
  driver_ride_moved: '【{site}】行程改为 {time}，{place}上车。行车单：{link}',
  driver_ride_off: '【{site}】{time} {place}上车的行程已取消或改派，请勿出车。',
  duty_hotel_refused: '【{site}】紧急：订单 {sn}，{start} 入住，酒店拒接，请立即处理。{phone}',
  booker_hotel_refused: '【{site}】请勿前往：订单 {sn} 的酒店无法接待，正在另行安排。急事电话 {phone}。',
} as const;
