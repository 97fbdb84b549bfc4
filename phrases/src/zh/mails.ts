/**
 * Mails of the portal. Each mail about an order ends with `orderFoot`; `{title}` is the product's name, `{site}` the
 * configured name of the site. An empty line separates paragraphs; a paragraph that consists of `greeting`, `signature` or
 * `attached` is omitted in the notice of the same event.
 */
export const mails = {
  order_received: {
    subject: '订单 {sn} 待付款，请在 {until} 前付款',
    body: '您好：\n\n我们已收到订单 {sn}：{title}。\n应付金额：{total}\n付款时限：{until}\n房间（车辆）已为您保留；逾时未付，订单自动失效。',
  },
  order_requested: {
    subject: '订单 {sn} 已提交，正在核实',
    body: '您好：\n\n我们已收到订单 {sn}：{title}。\n本订单需二次确认：我们正在核实能否安排及最终价格，有结果后立即通知您。确认前不占用额度，也无需付款。',
  },
  order_booked_for_you: {
    subject: '已为您代订 {sn}，请在 {until} 前付款',
    body: '您好：\n\n应贵公司来电要求，我们已代为预订订单 {sn}：{title}。\n应付金额：{total}\n付款时限：{until}\n房间（车辆）已为您保留；逾时未付，订单自动失效。付款前取消不收费用；如非贵公司要求，请取消订单或联系我们。',
  },
  order_paid_for_you: {
    subject: '已应贵公司要求支付订单 {sn}：{amount}',
    body: '您好：\n\n应贵公司{caller}来电要求，客服已代为支付订单 {sn}：{title}。\n金额：{amount}\n支付方式：{channel}\n说明：{reason}\n如非贵公司要求，请立即联系我们。',
  },
  order_requested_for_you: {
    subject: '已为您代订 {sn}，正在核实',
    body: '您好：\n\n应贵公司来电要求，我们已代为提交订单 {sn}：{title}。\n本订单需二次确认：我们正在核实能否安排及最终价格，有结果后立即通知您。确认前不占用额度，也无需付款；如非贵公司要求，请取消订单或联系我们。',
  },
  order_offered: {
    subject: '订单 {sn} 已有报价：{amount}',
    body: '您好：\n\n订单 {sn}（{title}）已有报价。\n金额：{amount}\n有效期至：{until}（服务地当地时间）\n说明：{note}\n请在有效期内打开订单接受报价，再付款；逾时未接受，订单自动失效。',
  },
  order_offer_accepted: {
    subject: '订单 {sn} 已接受报价，请尽快付款',
    body: '您好：\n\n您已接受订单 {sn}（{title}）的报价。\n应付金额：{amount}\n付款时限：{pay_by}\n逾时未付，订单自动失效。',
  },
  order_declined: {
    subject: '订单 {sn} 未获确认',
    body: '您好：\n\n很抱歉，订单 {sn}（{title}）未获确认。\n原因：{reason}\n该订单未产生任何费用。',
  },
  order_offer_lapsed: {
    subject: '订单 {sn} 的报价已失效',
    body: '您好：\n\n订单 {sn}（{title}）的报价未在有效期内接受，订单已自动失效，未产生任何费用。\n如仍需要，请重新搜索并预订。',
  },
  order_request_lapsed: {
    subject: '订单 {sn} 未能及时确认，已失效',
    body: '您好：\n\n很抱歉，订单 {sn}（{title}）未能在预订截止前得到酒店确认，已自动失效，未产生任何费用。\n请改订其他房型，或联系客服。',
  },
  order_confirmed: {
    subject: '订单 {sn} 已确认',
    body: '您好：\n\n订单 {sn}（{title}）已付款并确认。\n金额：{total}\n\n最新凭证（如有）见附件，请交给客人；也可随时在订单页下载。',
  },
  voucher_shared: {
    subject: '您的凭证：{title}',
    body: '您好：\n\n您的凭证已备好：{title}（凭证号 {number}）。\n用手机打开以下链接即可随时查看，到达时请出示：\n{url}\n附件为可打印的凭证。如有变动，链接中总是最新内容。',
  },
  order_confirmation_code: {
    subject: '订单 {sn} 的酒店确认号：{confirmation_code}',
    body: '您好：\n\n订单 {sn}（{title}）已收到酒店确认号：{confirmation_code}\n房号：{room_number}\n\n最新凭证（如有）见附件，请交给客人；也可随时在订单页下载。',
  },
  order_guests_changed: {
    subject: '订单 {sn} 的客人姓名已修改',
    body: '您好：\n\n订单 {sn}（{title}）的客人姓名已修改。\n原姓名：{before}\n现姓名：{after}\n\n最新凭证（如有）见附件，请交给客人；也可随时在订单页下载。',
  },
  order_trip_changed: {
    subject: '订单 {sn} 的行程信息已修改',
    body: '您好：\n\n订单 {sn}（{title}）的行程信息已修改。\n原为：{before}\n现为：{after}\n\n最新凭证（如有）见附件，请交给客人；也可随时在订单页下载。',
  },
  order_changed: {
    subject: '订单 {sn} 的用车安排已修改',
    body: '您好：\n\n订单 {sn}（{title}）的用车安排已修改。\n原为：{before}\n现为：{after}\n原价：{old_price}\n现价：{new_price}\n\n最新凭证（如有）见附件，请交给客人；也可随时在订单页下载。',
  },
  stay_changed: {
    subject: '订单 {sn} 的入住安排已修改',
    body: '您好：\n\n订单 {sn}（{title}）的入住安排已修改，酒店正在重新确认。\n原为：{before}\n现为：{after}\n原价：{old_price}\n现价：{new_price}\n其中减少部分的取消费：{fee}\n补收金额：{charged}\n退还金额：{given_back}\n补收与退还均按原支付方式办理。\n\n最新凭证（如有）见附件，请交给客人；也可随时在订单页下载。',
  },
  ride_changed: {
    subject: '订单 {sn} 的行程已由客户修改',
    body: '订单 {sn}（{title}）已由客户修改航班、时间或地点，请核对派车安排。\n原为：{before}\n现为：{after}',
  },
  ride_unassigned: {
    subject: '订单 {sn} 的行程已由客户修改，须重新派车',
    body: '订单 {sn}（{title}）已由客户修改航班、时间或地点。原派司机或车辆在新的时间另有行程，已解除派车，请重新安排。\n原为：{before}\n现为：{after}',
  },
  entry_handed_over: {
    subject: '{who}将待办转交给您：{number}',
    body: '{who}将一项待办转交给您：{number}（{title}）。请在工作台处理。',
  },
  entries_handed_over: {
    subject: '{who}将 {count} 项待办转交给您',
    body: '{who}将 {count} 项待办转交给您，请在工作台处理。',
  },
  shift_handed_over: {
    subject: '{who}交班：{count} 项待办转交给您',
    body: '{who}已交班，{count} 项待办转交给您，请在工作台处理。\n交班说明：{note}',
  },
  mail_down: {
    subject: '邮件无法发出，{count} 封待发',
    body: '邮件服务器已有 {minutes} 分钟无法发信，{count} 封邮件待发，其中可能有酒店预订通知和客户验证码。系统会继续重试，恢复后自动补发。请联系技术人员检查邮件服务器；急单请电话通知酒店。',
  },
  texts_down: {
    subject: '短信无法发出，{count} 条待发',
    body: '短信网关已有 {minutes} 分钟无法发送，{count} 条短信待发。系统会继续重试；过期的验证码不再补发。请联系技术人员检查短信网关。',
  },
  fleet_short: {
    subject: '车辆不足：{pool}',
    body: '车辆库存“{pool}”已售出的车辆多于可用车辆，请调车或与客户协商：\n{shortages}',
  },
  order_cancelled: {
    subject: '订单 {sn} 已取消',
    body: '您好：\n\n订单 {sn}（{title}）已取消。该订单尚未付款，未产生任何费用。',
  },
  order_refunded: {
    subject: '订单 {sn} 已取消，退还 {refund}',
    body: '您好：\n\n订单 {sn}（{title}）已取消。\n取消费：{fee}\n退还金额：{refund}\n预存款支付的订单，款项已退回预存款；挂账支付的订单，授信额度已恢复。',
  },
  order_expired: {
    subject: '订单 {sn} 已失效',
    body: '您好：\n\n订单 {sn}（{title}）未在付款时限内付款，已自动失效，库存已释放，未扣任何款项。\n如仍需要，请重新搜索并预订。',
  },
  order_checked_in: {
    subject: '订单 {sn} 的客人已入住',
    body: '您好：\n\n订单 {sn}（{title}）已确认入住。',
  },
  order_completed: {
    subject: '订单 {sn} 已完成',
    body: '您好：\n\n订单 {sn}（{title}）已完成，感谢您的预订。',
  },
  order_no_show: {
    subject: '订单 {sn}：客人未到',
    body: '您好：\n\n订单 {sn}（{title}）的客人未到，已按取消规则处理。\n取消费：{fee}\n退还金额：{refund}\n如有异议，请联系客服。',
  },
  order_unserved: {
    subject: '订单 {sn} 未提供服务，已全额退还 {refund}',
    body: '您好：\n\n经客服核实，订单 {sn}（{title}）的服务未能如约提供，订单已取消，不收任何费用，我们为此致歉。\n退还金额：{refund}\n预存款支付的订单，款项已退回预存款；挂账支付的订单，授信额度已恢复。\n如客人实际使用了服务，请联系客服。',
  },
  order_rejected: {
    subject: '订单 {sn} 未获确认，已全额退还 {refund}',
    body: '您好：\n\n很抱歉，订单 {sn}（{title}）未能获得确认，已付款项全额退还。\n退还金额：{refund}\n预存款支付的订单，款项已退回预存款；挂账支付的订单，授信额度已恢复。\n如需改订其他房型，请重新搜索，或联系客服。',
  },
  order_cancel_refused: {
    subject: '订单 {sn} 未能取消，继续有效',
    body: '您好：\n\n很抱歉，酒店不同意取消订单 {sn}（{title}），订单继续有效，未退款，也未收取取消费。\n客服正在为您与酒店协商，有结果会立即通知您。',
  },
  order_cancel_delayed: {
    subject: '订单 {sn} 仍在取消中',
    body: '您好：\n\n订单 {sn}（{title}）的取消申请尚未得到酒店答复，客服正在催办。\n款项在答复前保持不动，有结果会立即通知您，您无需重复申请。',
  },
  supplier_keeps_booking: {
    subject: '订单 {sn} 已结束，上游渠道 {supplier} 却不同意取消',
    body: '订单 {sn}（{title}）对客户已经结束，但上游渠道 {supplier} 仍保留预订并拒绝取消，费用可能由我方承担。\n对方答复：{reason}\n请尽快与对方协商。',
  },
  order_corrected: {
    subject: '订单 {sn} 的处理结果已更正',
    body: '您好：\n\n订单 {sn}（{title}）的处理结果有误，现已更正，账目已相应调整。\n说明：{reason}\n更正后取消费：{fee}\n更正后退还金额：{refund}\n如有异议，请联系客服。',
  },
  correction_asked: {
    subject: '订单 {sn} 的更正待复核：{amount}',
    body: '{asked_by}申请更正订单 {sn}（{title}），须由另一位同事复核。\n涉及金额：{amount}\n说明：{reason}',
  },
  payment_declared: {
    subject: '{agency}登记了一笔汇款：{amount}',
    body: '{agency}的{declared_by}登记了一笔汇款，请核对银行到账后认领。\n金额：{amount}\n付款人：{payer}\n汇款日期：{paid_on}',
  },
  payment_refused: {
    subject: '汇款登记未通过核对：{amount}',
    body: '您好：\n\n贵司登记的汇款未通过核对，没有入账。\n金额：{amount}\n汇款日期：{paid_on}\n原因：{reason}\n如款项确已汇出，请更正后重新登记，或联系客服。\n\n——{site}',
  },
  receipt_matched: {
    subject: '款项已到账：{worth}',
    body: '您好：\n\n贵司的汇款已到账。\n汇款金额：{amount}\n入账金额：{worth}\n付款人：{payer}\n到账日期：{received_on}\n明细请登录{site}，在“充值”页查看。\n\n——{site}',
  },
  receipt_reversed: {
    subject: '一笔到账已冲回：{worth}',
    body: '您好：\n\n贵司账户中的一笔到账已冲回，账目已相应调整。\n汇款金额：{amount}\n冲回金额：{worth}\n到账日期：{received_on}\n原因：{reason}\n如有疑问，请联系客服。\n\n——{site}',
  },
  deposit_paid_back: {
    subject: '预存款已退回：{amount}',
    body: '您好：\n\n贵司的预存款已按要求退回。\n金额：{amount}\n收款账户：{payee}\n说明：{reason}\n款项到达贵司账户的时间以银行为准。\n\n——{site}',
  },
  second_person_asked: {
    subject: '待第二人复核：{what}（{name}）',
    body: '{asked_by}提交了一项操作，须由另一位有复核权限的同事确认后才生效。\n事项：{what}\n对象：{name}\n金额：{amount}\n说明：{reason}\n请登录控制台，在“待复核”页批准或拒绝。72 小时内未处理则自动作废。',
  },
  second_person_waived: {
    subject: '即将生效的管理员变更：{what}（{name}）',
    body: '{asked_by}提交了一项管理员变更，目前没有其他管理员可以复核。\n事项：{what}\n对象：{name}\n说明：{reason}\n该变更将于 {until} 生效。如有疑问，请在此之前登录控制台，在“待复核”页拒绝。',
  },
  pay_back_asked: {
    subject: '{agency}的预存款退款待复核：{amount}',
    body: '{asked_by}申请退回{agency}的预存款，须由另一位同事复核。\n金额：{amount}\n收款账户：{payee}\n说明：{reason}\n该公司逾期欠款：{overdue}',
  },
  correction_lapsed: {
    subject: '订单 {sn} 的更正逾期未复核，已失效',
    body: '订单 {sn}（{title}）的更正申请未在期限内复核，已失效，订单未作任何变动。如仍需更正，请重新申请。\n涉及金额：{amount}\n说明：{reason}',
  },
  verification_asked: {
    subject: '{agency}申请认证，请在 {due} 前处理',
    body: '{agency}（登录名 {username}）申请认证。\n请核对公司资料后通过，或说明原因后退回。\n处理时限：{due}',
  },
  agency_verified: {
    subject: '{agency}已通过{site}认证',
    body: '您好：\n\n{agency}已通过认证。授信额度以双方合同为准，可登录后在账户页面查看。\n\n——{site}',
  },
  verification_refused: {
    subject: '{agency}的认证申请未通过',
    body: '您好：\n\n{agency}的认证申请未通过。\n原因：{reason}\n请登录后在个人资料页面补正公司资料并保存，我们会重新审核。在此之前仍可用预存款预订。\n\n——{site}',
  },
  agency_blocked: {
    subject: '{agency}的{site}账号已暂停使用',
    body: '您好：\n\n{agency}的{site}账号已暂停使用，所有用户均已退出登录，暂时无法登录和预订。\n已有订单照常履行，相关通知仍会发给您。\n请联系我们：{contact}\n\n——{site}',
  },
  agency_unblocked: {
    subject: '{agency}的{site}账号已恢复使用',
    body: '您好：\n\n{agency}的{site}账号已恢复使用，请用原来的账号和密码登录。\n\n——{site}',
  },
  request_asked: {
    subject: '订单 {sn} 需二次确认，请在 {due} 前答复',
    body: '有一笔需二次确认的订单：{sn}（{title}）。\n请向酒店或车队核实后给出报价，或说明原因后拒绝。\n答复时限：{due}',
  },
  review_asked: {
    subject: '订单 {sn} 待核实，请在 {due} 前处理',
    body: '订单 {sn}（{title}）需要处理。\n原因：{why}\n时限：{due}\n客户：{agency}，{contact}\n客人：{guests}\n服务时间：{starts} 至 {ends}\n酒店或司机：{serves}\n订单金额：{amount}\n处理办法：{advice}\n系统不会自动退款；逾时未处理，将逐级提醒，直到有人处理。',
  },
  review_overdue: {
    subject: '订单 {sn} 已超过处理时限，请立即处理',
    body: '订单 {sn}（{title}）已超过处理时限 {due}，仍无人处理。\n原因：{why}\n客户：{agency}，{contact}\n客人：{guests}\n服务时间：{starts} 至 {ends}\n酒店或司机：{serves}\n订单金额：{amount}\n处理办法：{advice}\n系统不会自动退款，处理之前会一直提醒。',
  },
  order_hotel_refused: {
    subject: '请勿前往：订单 {sn} 的酒店无法接待',
    body: '您好：\n\n很抱歉，酒店告知无法接待订单 {sn}（{title}）的客人。\n客人：{guests}\n入住时间：{starts}\n请通知客人先不要前往酒店；原凭证暂停使用。\n客服正在安排其他房间或酒店，差价由我们承担；安排不了，全额退款。最迟 {due} 答复您。\n急事请致电：{phone}',
  },
  order_hotel_solved: {
    subject: '订单 {sn}：酒店已确认接待',
    body: '您好：\n\n酒店已重新确认接待订单 {sn}（{title}）的客人。\n客人：{guests}\n入住时间：{starts}\n原凭证恢复有效，客人可以按原计划前往。给您添麻烦了，我们为此致歉。',
  },
  stay_replaced: {
    subject: '订单 {sn} 已改住：{after}',
    body: '您好：\n\n原酒店无法接待，我们已为订单 {sn} 的客人另行安排住宿。\n原订：{before}\n改住：{after}\n地址：{hotel_address}\n酒店电话：{hotel_phone}\n客人：{guests}\n入住时间：{starts}\n贵司应付金额不变，差价由我们承担。\n旧凭证已失效，请改用新的凭证。\n\n最新凭证（如有）见附件，请交给客人；也可随时在订单页下载。',
  },
  driver_assigned: {
    subject: '订单 {sn} 已安排司机：{driver}',
    body: '您好：\n\n订单 {sn}（{title}）已安排司机和车辆。\n司机：{driver}\n电话：{phone}\n车牌：{plate}\n\n最新凭证（如有）见附件，请交给客人；也可随时在订单页下载。',
  },
  driver_changed: {
    subject: '订单 {sn} 更换司机：{driver}',
    body: '您好：\n\n订单 {sn}（{title}）的司机或车辆有变更，请以下列信息为准。\n司机：{driver}\n电话：{phone}\n车牌：{plate}\n请通知客人。\n\n最新凭证（如有）见附件，请交给客人；也可随时在订单页下载。',
  },
  flight_moved: {
    subject: '订单 {sn}：航班 {flight} 改为 {lands_at} 落地',
    body: '您好：\n\n订单 {sn}（{title}）的航班 {flight} 落地时间有变，接机时间已随之调整，不另收费用。\n原落地时间：{was}\n现落地时间：{lands_at}（当地时间）\n司机会按新的时间等候。\n\n最新凭证（如有）见附件，请交给客人；也可随时在订单页下载。',
  },
  adjustment_proposed: {
    subject: '订单 {sn} 有一笔费用待确认：{amount}',
    body: '您好：\n\n订单 {sn}（{title}）服务后产生一笔费用，请在订单页核对并确认。\n项目：{label}\n金额：{amount}\n说明：{reason}\n如有异议，请在 {accepted_at} 前在订单页拒绝或向客服提问；逾时未答复，视为接受并入账。',
  },
  adjustment_reminder: {
    subject: '请答复：订单 {sn} 的一笔费用 {amount} 待确认',
    body: '您好：\n\n订单 {sn}（{title}）有一笔服务后费用，贵司尚未确认或拒绝。\n项目：{label}\n金额：{amount}\n说明：{reason}\n如有异议，请在 {accepted_at} 前在订单页拒绝或向客服提问；逾时未答复，视为接受并入账。',
  },
  adjustment_accepted: {
    subject: '订单 {sn} 的一笔费用已入账：{amount}',
    body: '您好：\n\n订单 {sn}（{title}）的一笔服务后费用已入账。\n项目：{label}\n金额：{amount}\n依据：{why}\n费用按该订单的支付方式收取；如有疑问，请联系客服。',
  },
  giving_back_reminder: {
    subject: '请答复：订单 {sn} 的一笔退费 {amount} 待确认',
    body: '您好：\n\n订单 {sn}（{title}）有一笔退费，贵司尚未确认或拒绝。\n项目：{label}\n退还金额：{amount}\n说明：{reason}\n如有异议，请在 {accepted_at} 前在订单页拒绝或向客服提问；逾时未答复，视为接受，款项随即退还。',
  },
  giving_back_accepted: {
    subject: '订单 {sn} 的一笔退费已办理：{amount}',
    body: '您好：\n\n订单 {sn}（{title}）的一笔退费已办理。\n项目：{label}\n退还金额：{amount}\n依据：{why}\n款项先冲减该订单的挂账，其余退回预存款。',
  },
  adjustment_short: {
    subject: '订单 {sn}：客户款项不足，一笔费用 {amount} 未能入账',
    body: '订单 {sn}（{title}）的一笔服务后费用已过答复期限，但客户的预存款或授信不足，未能入账，明天会再试一次。\n项目：{label}\n金额：{amount}\n拒绝原因：{words}\n请联系客户补款，或撤回这笔费用。',
  },
  giving_back_proposed: {
    subject: '订单 {sn} 有一笔退费待确认：{amount}',
    body: '您好：\n\n订单 {sn}（{title}）有一笔退费，请在订单页核对并确认。\n项目：{label}\n退还金额：{amount}\n说明：{reason}\n确认后先冲减该订单的挂账，其余退回预存款。如有异议，请在 {accepted_at} 前在订单页拒绝或向客服提问；逾时未答复，视为接受。',
  },
  adjustment_asked: {
    subject: '订单 {sn}：客户对一笔费用有疑问',
    body: '客户对订单 {sn}（{title}）的一笔费用提出疑问，请答复。\n项目：{label}\n金额：{amount}\n问题：{words}',
  },
  adjustment_declined: {
    subject: '订单 {sn}：客户拒绝了一笔费用 {amount}',
    body: '客户拒绝了订单 {sn}（{title}）的一笔费用，未入账。\n项目：{label}\n金额：{amount}\n原因：{words}',
  },
  adjustment_answered: {
    subject: '订单 {sn}：客服已答复您对费用的疑问',
    body: '您好：\n\n您对订单 {sn}（{title}）一笔费用的疑问，客服已答复。\n项目：{label}\n金额：{amount}\n问题：{question}\n答复：{answer}\n请在订单页确认或拒绝这笔费用。',
  },
  order_price_changed: {
    subject: '订单 {sn} 降价，退还 {refund}',
    body: '您好：\n\n订单 {sn}（{title}）的价格已调低。\n原价：{before}\n现价：{after}\n退还金额：{refund}\n说明：{reason}\n预存款支付的订单，差额已退回预存款；挂账支付的订单，授信额度已相应恢复。',
  },
  order_given_back: {
    subject: '订单 {sn} 退还 {amount}',
    body: '您好：\n\n订单 {sn}（{title}）有一笔款项退还贵司。\n退还金额：{amount}\n冲减挂账：{off_debt}\n退回预存款：{to_deposit}\n说明：{reason}',
  },
  reminder_pay_by: {
    subject: '订单 {sn} 尚未付款，请在 {until} 前付款',
    body: '您好：\n\n订单 {sn}（{title}）尚未付款。\n付款时限：{until}\n逾时未付，订单自动失效，库存随即释放。',
  },
  reminder_free_until: {
    subject: '订单 {sn} 的免费取消即将截止：{until}',
    body: '您好：\n\n订单 {sn}（{title}）的免费取消即将截止。\n截止时间：{until}\n此后取消将收取取消费；行程有变，请在截止前办理。',
  },
  reminder_day_before: {
    subject: '明日入住或用车：{guests}，{sn}',
    body: '您好：\n\n订单 {sn}（{title}）将于明天开始。\n开始时间：{starts}\n客人：{guests}\n请确认凭证已交给客人；如有变动，请尽快联系客服。',
  },
  digest_staff: {
    subject: '今日待办：{date}',
    body: '以下事项等待处理：\n\n{lines}',
  },
  digest_member: {
    subject: '今日摘要：{date}',
    body: '您好：\n\n今天请留意：\n\n{lines}\n\n——{site}',
  },
  approval_asked: {
    subject: '订单 {sn} 待审批付款：{amount}',
    body: '您好：\n\n{asked_by}提交了订单 {sn}（{title}）的付款审批。\n金额：{amount}\n说明：{note}\n请在付款时限内批准或拒绝；逾时未处理，订单自动失效。',
  },
  approval_given: {
    subject: '订单 {sn} 的付款审批已通过',
    body: '您好：\n\n{decided_by}已批准并支付订单 {sn}（{title}）。\n金额：{amount}',
  },
  approval_declined: {
    subject: '订单 {sn} 的付款审批未通过',
    body: '您好：\n\n{decided_by}没有批准订单 {sn}（{title}）的付款。\n金额：{amount}\n原因：{reason}\n订单尚未付款；不再需要时请取消，以便释放库存。',
  },
  credit_low: {
    subject: '可用授信额度已降到 {percent}% 以内：还剩 {left}',
    body: '您好：\n\n贵司的可用授信额度已降到 {percent}% 以内。\n授信额度：{limit}\n已用额度：{used}\n可用额度：{left}\n账单结清后，额度随即恢复；用预存款付款不受影响。\n\n——{site}',
  },
  credit_used_up: {
    subject: '授信额度已用完',
    body: '您好：\n\n贵司的授信额度已用完，新订单暂不能挂账。\n授信额度：{limit}\n已用额度：{used}\n账单结清后，额度随即恢复；用预存款付款不受影响。\n\n——{site}',
  },
  balance_low: {
    subject: '预存款余额偏低：{balance}',
    body: '您好：\n\n贵司的预存款余额已低于约定的提醒线。\n预存款余额：{balance}\n提醒线：{low_balance}\n请及时充值，以免影响预订。\n\n——{site}',
  },
  hotel_booking: {
    subject: '新预订 {number}：{check_in} 至 {check_out}，{rooms} 间',
    body: '{hotel}预订部：\n\n请为以下预订留房，并打开链接确认收到、填写贵酒店的确认号：\n{link}\n\n{details}\n\n如无法接待，请在同一链接内说明原因，或致电 {phone}。\n链接只显示这一个订单，请勿转给酒店以外的人。\n\n——{site}',
  },
  hotel_change: {
    subject: '预订变更 {number}：{check_in} 至 {check_out}，{rooms} 间',
    body: '{hotel}预订部：\n\n以下预订有变更，请以本邮件为准，并打开链接确认收到：\n{link}\n\n{details}\n\n如无法接待，请在同一链接内说明原因，或致电 {phone}。\n\n——{site}',
  },
  hotel_cancellation: {
    subject: '取消预订 {number}：{check_in} 至 {check_out}，{rooms} 间',
    body: '{hotel}预订部：\n\n以下预订已取消，请释放房间，并打开链接确认收到：\n{link}\n\n{details}\n\n如有疑问，请致电 {phone}。\n\n——{site}',
  },
  hotel_again_before: {
    subject: '请尽快确认 {number}：{check_in} 入住，{rooms} 间',
    body: '{hotel}预订部：\n\n客人即将入住，我们尚未收到贵酒店对以下预订的确认。请现在打开链接确认收到，并填写确认号：\n{link}\n\n{details}\n\n如无法接待，请在同一链接内说明原因，或致电 {phone}。\n\n——{site}',
  },
  hotel_again_after: {
    subject: '请确认客人已入住 {number}：{check_in} 至 {check_out}',
    body: '{hotel}预订部：\n\n以下预订已过退房日，我们尚未收到贵酒店的确认。客人已入住的，请打开链接确认；未入住的，请在同一链接内说明原因：\n{link}\n\n{details}\n\n如有疑问，请致电 {phone}。\n\n——{site}',
  },
  hotel_released: {
    subject: '预订已取消 {number}：{check_in} 至 {check_out}，{rooms} 间',
    body: '{hotel}预订部：\n\n贵酒店已告知无法接待以下客人，我们已另行安排，本预订取消，请勿保留房间，也请勿收取费用。\n预订号：{number}\n入住：{check_in}\n退房：{check_out}\n客人：{guests}\n无需回复。如有疑问，请致电 {phone}。\n\n——{site}',
  },
  hotel_rooming: {
    subject: '入住名单 {day}（第 {version} 份）：{stays} 单，{rooms} 间',
    body: '{hotel}预订部：\n\n以下客人将于 {day} 入住。这是当天的第 {version} 份名单，此前的名单作废。请与贵酒店的预订核对：\n\n{details}\n\n如有不符，请致电 {phone}；无需另行回复。\n\n——{site}',
  },
  hotelRoomingStay:
    '{at}. 预订号：{number}\n房型：{room}，{rooms} 间，{bed}\n入住：{check_in}\n退房：{check_out}（{nights} 晚）\n餐食：{meal}\n国籍：{nationality}\n{guests}\n贵酒店确认号：{code}\n特殊要求：{requests}',
  hotelDetails:
    '预订号：{number}\n酒店：{hotel}\n入住：{check_in}\n退房：{check_out}（{nights} 晚）\n房型：{room}，{rooms} 间，{bed}\n餐食：{meal}\n国籍：{nationality}\n{guests}\n到店另付：{fees}\n重要信息：{important}\n特殊要求：{requests}\n房费由 {payer} 支付，请勿向客人收取',
  greeting: '您好：',
  /** Mentions the attachment of a mail; omitted in the notice, which has none. */
  attached: '最新凭证（如有）见附件，请交给客人；也可随时在订单页下载。',
  signature: '——{site}',
  /** Text of the link to the object of a mail. */
  see: { text: '查看：', button: '查看详情', open: '打开链接' },
  /** Foot of every mail: the seller's telephone numbers, and where mails of this kind can be switched off. */
  foot: {
    service: '客服电话 {phone}',
    urgent: '24 小时紧急电话 {phone}',
    switches: '不想再收到这类邮件，可在通知设置中关闭：',
  },
  /** Above `orderFoot`, where the facts are known. */
  orderFacts: '服务时间：{service}\n客人：{guests}\n贵司单号：{reference}',
  orderFoot: '详情请登录{site}，打开该订单查看。\n——{site}',
  /** Ends mails to the staff about an order: their pages differ from those of members. */
  staffFoot: '——{site}',
  code_user_register: {
    subject: '{code} 是您的{site}注册验证码',
    body: '您好：\n\n您的注册验证码是 {code}，10 分钟内有效，只能使用一次。\n如果不是您本人在注册，请忽略这封邮件。\n\n——{site}',
  },
  code_user_retrieve_pwd: {
    subject: '{code} 是您找回{site}密码的验证码',
    body: '您好：\n\n您找回密码的验证码是 {code}，10 分钟内有效，只能使用一次。\n如果不是您本人的操作，请忽略这封邮件，您的密码不会改变。\n\n——{site}',
  },
  code_user_change_email: {
    subject: '{code} 是您更换{site}邮箱的验证码',
    body: '您好：\n\n您更换邮箱的验证码是 {code}，10 分钟内有效，只能使用一次。\n如果不是您本人的操作，请尽快修改密码。\n\n——{site}',
  },
  code_user_email_verify: {
    subject: '{code} 是您的{site}安全验证码',
    body: '您好：\n\n您验证身份的验证码是 {code}，10 分钟内有效，只能使用一次。\n请勿告诉任何人，包括自称客服的人。\n\n——{site}',
  },
  captcha_code: {
    subject: '{code} 是您的{site}验证码',
    body: '您好：\n\n您选择用邮件完成安全验证，验证码是 {code}，10 分钟内有效，只能使用一次。\n如果不是您本人的操作，请忽略这封邮件。\n\n——{site}',
  },
  account_exists: {
    subject: '您已经有{site}账号',
    body: '您好：\n\n有人用这个邮箱在{site}注册。它已经属于一个账号，因此没有创建新账号，也没有任何改动。\n如果是您本人，请直接登录；如果不是，请忽略这封邮件。\n\n——{site}',
  },
  account_missing: {
    subject: '这个邮箱没有{site}账号',
    body: '您好：\n\n有人在{site}申请用这个邮箱找回密码，但它不属于任何账号，因此没有任何改动。\n如果是您本人，请换一个邮箱再试；如果不是，请忽略这封邮件。\n\n——{site}',
  },
  binding_changed: {
    subject: '您的{site}账号更换了{what}',
    body: '您好：\n\n您的{site}账号 {username} 的{what}已于 {at} 更换为 {new_address}。\n如果不是您本人的操作，请立即联系客服。\n\n——{site}',
  },
  password_changed: {
    subject: '您的{site}密码已修改',
    body: '您好：\n\n您的{site}账号 {username} 的密码已于 {at} 修改，其他设备上的登录均已退出。\n如果不是您本人的操作，请立即找回密码并联系客服。\n\n——{site}',
  },
  password_retrieved: {
    subject: '您的{site}密码已重设',
    body: '您好：\n\n您的{site}账号 {username} 的密码已于 {at} 用验证码重设，所有设备均已退出登录，请用新密码重新登录。\n如果不是您本人的操作，请立即再次找回密码，并联系客服。\n\n——{site}',
  },
  second_factor_on: {
    subject: '您的{site}账号已开启两步验证',
    body: '您好：\n\n您的{site}账号 {username} 已于 {at} 开启两步验证。今后登录时，除密码外还需输入身份验证器中的验证码。\n请妥善保管恢复码：手机丢失时，只有它能让您登录。\n如果不是您本人的操作，请立即联系客服。\n\n——{site}',
  },
  second_factor_off: {
    subject: '您的{site}账号已关闭两步验证',
    body: '您好：\n\n您的{site}账号 {username} 已于 {at} 关闭两步验证，今后只凭密码即可登录。\n如果不是您本人的操作，请立即修改密码并联系客服。\n\n——{site}',
  },
  second_factor_guessed: {
    subject: '有人输对了您的{site}密码，但没有通过两步验证',
    body: '您好：\n\n{at}，有人用正确的密码登录您的{site}账号 {username}，但连续输错了两步验证码，没有登录成功。\n如果不是您本人，说明密码可能已经泄露，请立即修改密码。\n\n——{site}',
  },
  recovery_code_used: {
    subject: '您的{site}账号用恢复码登录',
    body: '您好：\n\n您的{site}账号 {username} 于 {at} 用恢复码登录，还剩 {left} 个恢复码。\n如果身份验证器已丢失，请登录后关闭两步验证，再重新设置。\n如果不是您本人的操作，请立即修改密码并联系客服。\n\n——{site}',
  },
  recovery_codes_renewed: {
    subject: '您的{site}账号换了新的恢复码',
    body: '您好：\n\n您的{site}账号 {username} 已于 {at} 生成新的恢复码，旧的恢复码全部作废。\n如果不是您本人的操作，请立即修改密码并联系客服。\n\n——{site}',
  },
  account_disabled: {
    subject: '您的{site}账号已停用',
    body: '您好：\n\n您的{site}账号 {username} 已于 {at} 由{agency}停用，所有设备均已退出登录，暂时无法再登录。\n如有疑问，请联系贵公司的账号管理员。\n\n——{site}',
  },
  account_enabled: {
    subject: '您的{site}账号已恢复使用',
    body: '您好：\n\n您的{site}账号 {username} 已于 {at} 由{agency}恢复使用，请用原来的密码登录。\n忘记密码时，可在登录页面找回，或请贵公司的账号管理员重设。\n\n——{site}',
  },
  text_undelivered: {
    subject: '发往 {mobile} 的短信未能送达',
    body: '您好：\n\n我们多次尝试向 {mobile} 发送短信，均未成功，短信中的验证码已作废。\n请核对号码后稍后再试，或改用邮箱接收验证码。\n\n——{site}',
  },
  mail_refused: {
    subject: '您的邮箱 {address} 收不到我们的邮件',
    body: '您好：\n\n发往 {address} 的邮件被退回，您可能会错过重要通知。\n请在“个人资料”中核对或更换邮箱。\n\n——{site}',
  },
  sub_account_invited: {
    subject: '{agency}为您开通了{site}账号',
    body: '您好，{nickname}：\n\n{agency}为您开通了{site}账号：{username}\n请在 72 小时内打开下面的链接设置密码，链接只能使用一次：\n{link}\n\n如果您不认识这家公司，请忽略这封邮件。\n\n——{site}',
  },
  sub_account_password: {
    subject: '请设置{site}账号 {username} 的新密码',
    body: '您好，{nickname}：\n\n{agency}的管理员为您的账号 {username} 申请了重设密码。\n请在 72 小时内打开下面的链接设置新密码，链接只能使用一次：\n{link}\n\n在您设置之前，原密码仍然有效。\n\n——{site}',
  },
  operator_invited: {
    subject: '您的{site}员工账号已开通',
    body: '您好，{nickname}：\n\n{site}的管理员为您开通了员工账号：{username}\n请在 72 小时内打开下面的链接设置密码，链接只能使用一次：\n{link}\n\n如果您不是{site}的员工，请忽略这封邮件。\n\n——{site}',
  },
  bill_issued: {
    subject: '账单 {bill}：{amount}，{due_on} 到期',
    body: '您好：\n\n账单 {bill} 已出。\n待付金额：{amount}\n到期日：{due_on}\n请在“账单”页核对明细；如有异议，请在付款前提出，其余部分照常结算。\n\n——{site}',
  },
  bill_rejected: {
    subject: '账单 {bill} 未通过',
    body: '您好：\n\n您申请的账单 {bill} 未通过。\n原因：{reason}\n其中的款项已退回“结算订单”，可以重新申请。\n\n——{site}',
  },
  bill_voided: {
    subject: '账单 {bill} 已作废',
    body: '您好：\n\n账单 {bill} 已作废，无需付款。\n原因：{reason}\n其中的款项已退回“结算订单”。\n\n——{site}',
  },
  bill_answered: {
    subject: '账单 {bill} 的异议已答复',
    body: '您好：\n\n您对账单 {bill} 中订单 {order} 的异议已答复。\n答复：{answer}\n该笔款项将列入下一张账单。\n\n——{site}',
  },
  bill_offered: {
    subject: '账单 {bill} 可付 {amount}',
    body: '您好：\n\n账单 {bill} 的待付金额可按以下汇率以外币支付。\n应付金额：{amount}\n汇率：{rate}\n有效期至：{until}\n款项在有效期内到账即按此汇率结清；逾期到账按到账当日汇率折算，不足部分仍需补付。\n\n——{site}',
  },
  bill_due: {
    subject: '账单 {bill} 今天到期：{amount}',
    body: '您好：\n\n账单 {bill} 今天到期。\n待付金额：{amount}\n留言：{note}\n如已汇款，请忽略这封邮件。\n\n——{site}',
  },
  bill_overdue: {
    subject: '账单 {bill} 已逾期 {days} 天：{amount}',
    body: '您好：\n\n账单 {bill} 已于 {due_on} 到期，逾期 {days} 天。\n待付金额：{amount}\n留言：{note}\n超过宽限期后将暂停挂账，预存款仍可付款。请尽快付款；如已汇款，请忽略这封邮件。\n\n——{site}',
  },
  bill_paid: {
    subject: '账单 {bill} 收到付款 {amount}',
    body: '您好：\n\n账单 {bill} 已收到付款。\n本次付款：{amount}\n待付金额：{open}\n\n——{site}',
  },
  bill_withheld: {
    subject: '账单 {bill} 已登记预扣税凭证：{amount}',
    body: '您好：\n\n账单 {bill} 的预扣税凭证已登记。\n预扣税额：{amount}\n待付金额：{open}\n\n——{site}',
  },
  bill_credited: {
    subject: '账单 {bill} 已结清，{amount} 转入预存款',
    body: '您好：\n\n账单 {bill} 无需付款，已结清。\n转入预存款：{amount}\n\n——{site}',
  },
  bill_reopened: {
    subject: '账单 {bill} 的一笔付款被冲回：{amount}',
    body: '您好：\n\n账单 {bill} 的一笔付款已冲回，该金额重新待付。\n冲回金额：{amount}\n原因：{reason}\n待付金额：{open}\n\n——{site}',
  },
  bill_applied: {
    subject: '{agency}申请结算：{bill}，{amount}',
    body: '{agency}提交了账单 {bill}，金额 {amount}，请确认。',
  },
  bill_disputed: {
    subject: '{agency}对账单 {bill} 提出异议：{amount}',
    body: '{agency}对账单 {bill} 中的 {amount} 提出异议，请核实并答复。\n原因：{reason}',
  },
  bill_dispute_late: {
    subject: '异议超时未答复：{agency}，账单 {bill}，{amount}',
    body: '{agency}对账单 {bill} 中订单 {order} 的 {amount} 提出的异议已超过答复时限，请尽快答复。\n原因：{reason}',
  },
  invoice_applied: {
    subject: '{agency}申请开票：{invoice}，{amount}',
    body: '{agency}提交了开票申请 {invoice}，金额 {amount}，请审核。',
  },
  invoice_red_due: {
    subject: '发票 {invoice_number} 待红冲：{amount}',
    body: '{agency}的发票 {invoice_number}（申请 {invoice}）开具后有退款或减免，需红冲 {amount}，请处理。',
  },
  invoice_delivered: {
    subject: '{seller}开具的票据 {invoice_number}',
    body: '您好：\n\n附件为{seller}开给“{title}”的票据。\n号码：{invoice_number}\n日期：{issued_on}\n金额：{amount}\n\n——{site}',
  },
  invoice_rejected: {
    subject: '开票申请 {invoice} 未通过',
    body: '您好：\n\n您的开票申请 {invoice} 未通过。\n原因：{reason}\n其中的订单已退回“申请开票”，可以重新申请。\n\n——{site}',
  },
  invoice_issued: {
    subject: '发票 {invoice_number} 已开具：{amount}',
    body: '您好：\n\n开票申请 {invoice} 的发票已开具。\n发票号码：{invoice_number}\n价税合计：{amount}\n请在“发票”页查看和下载。\n\n——{site}',
  },
  invoice_red_asked: {
    subject: '请确认红冲发票 {invoice}：{amount}',
    body: '您好：\n\n发票 {invoice} 需开具红字发票，请在“发票”页确认。\n红冲金额：{amount}\n原因：{reason}\n请在 {until} 前确认，逾期须重新发起。退款不受影响，照常办理。\n\n——{site}',
  },
  invoice_red_issued: {
    subject: '发票 {invoice} 的红字发票已开具：{amount}',
    body: '您好：\n\n发票 {invoice} 的红字发票已开具。\n号码：{invoice_number}\n金额：{amount}\n请在“发票”页查看和下载。\n\n——{site}',
  },
  work_order_received: {
    subject: '工单 {work_order} 已收到：{type}',
    body: '您好：\n\n我们已收到您的工单 {work_order}（{type}），最迟于 {promised_by} 回复。\n急事请致电：{phone}\n\n——{site}',
  },
  work_order_replied: {
    subject: '工单 {work_order} 有新回复',
    body: '您好：\n\n工单 {work_order}（{type}）有新回复：\n\n{content}\n\n——{site}',
  },
  work_order_asks: {
    subject: '工单 {work_order} 等您回复',
    body: '您好：\n\n处理工单 {work_order}（{type}）需要您补充信息：\n\n{content}\n\n请打开工单回复，我们收到后立即继续处理。\n\n——{site}',
  },
  work_order_proposed: {
    subject: '工单 {work_order}：请确认变更',
    body: '您好：\n\n工单 {work_order}（{type}）已有办法，请确认以下变更：\n{changes}\n原总额：{total_before}\n变更后总额：{total_after}\n需补：{costs}\n退回：{gives_back}\n\n请打开工单选择同意或不同意；您同意后立即办理，此前订单不变。\n\n——{site}',
  },
  work_order_carried_out: {
    subject: '工单 {work_order} 的变更已办好',
    body: '您好：\n\n工单 {work_order}（{type}）的变更已办好。\n{changes}\n原总额：{total_before}\n变更后总额：{total_after}\n已补：{costs}\n已退：{gives_back}\n如凭证有变，请改用新版。\n\n——{site}',
  },
  work_order_reminder: {
    subject: '工单 {work_order} 仍在等您回复',
    body: '您好：\n\n工单 {work_order}（{type}）一周前请您补充信息，至今未收到回复：\n\n{content}\n\n请打开工单回复；再过一周仍无回复，工单将自动结束。\n\n——{site}',
  },
  work_order_resolved: {
    subject: '工单 {work_order} 已解决',
    body: '您好：\n\n工单 {work_order}（{type}）已解决。\n\n{content}\n\n如仍有问题，14 天内可以在工单页重新打开；满意与否，也请在那里评价。\n\n——{site}',
  },
  work_order_declined: {
    subject: '工单 {work_order} 未予受理',
    body: '您好：\n\n很抱歉，工单 {work_order}（{type}）的要求我们无法办理。\n原因：{reason}\n\n——{site}',
  },
  contact_replied: {
    subject: '回复您的留言（{work_order}）',
    body: '{name}，您好：\n\n感谢您的留言。我们的回复如下：\n\n{content}\n\n如需补充，直接回复本邮件即可。\n\n——{site}',
  },
  article_published: {
    subject: '您的文章已发布：《{article}》',
    body: '您好：\n\n您投稿的《{article}》已通过审核并发布，读者现在就能看到。感谢您的分享。\n\n——{site}',
  },
  article_refused: {
    subject: '您的文章未通过审核：《{article}》',
    body: '您好：\n\n很抱歉，您投稿的《{article}》未通过审核。\n原因：{reason}\n您可以在“我的投稿”中修改后重新提交。\n\n——{site}',
  },
  article_offline: {
    subject: '您的文章已下线：《{article}》',
    body: '您好：\n\n您的文章《{article}》已下线，读者不再能看到。\n原因：{reason}\n如有疑问，请联系客服。\n\n——{site}',
  },
  comment_refused: {
    subject: '您的评论未通过审核：《{article}》',
    body: '您好：\n\n您对《{article}》的评论未通过审核，没有发布。\n原因：{reason}\n\n您的评论：\n{content}\n\n——{site}',
  },
  comment_answered: {
    subject: '{author}回复了您的评论：《{article}》',
    body: '您好：\n\n{author}回复了您对《{article}》的评论：\n\n{content}\n\n——{site}',
  },
  article_offered: {
    subject: '新投稿待审核：《{article}》（{author}）',
    body: '{author}投稿了《{article}》，请审核。',
  },
  work_order_new: {
    subject: '新工单 {work_order}：{type}（{asker}）',
    body: '{asker}提交了工单 {work_order}（{type}），请最迟于 {promised_by} 回复。\n\n{content}',
  },
  work_order_answered: {
    subject: '工单 {work_order} 客户已回复（{asker}）',
    body: '{asker}在工单 {work_order}（{type}）中写道：\n\n{content}',
  },
  work_order_reopened: {
    subject: '工单 {work_order} 被重新打开（{asker}）',
    body: '{asker}重新打开了工单 {work_order}（{type}），请最迟于 {promised_by} 回复。\n原因：{content}',
  },
  work_order_late: {
    subject: '工单 {work_order} 已超过承诺的回复时间',
    body: '{asker}的工单 {work_order}（{type}）承诺最迟于 {promised_by} 回复，至今未回复，请立即处理。\n\n{content}',
  },
} as const;
