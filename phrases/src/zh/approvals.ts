/** States of a request for payment. */
export const approvals = {
  pending: '待审批',
  approved: '已批准',
  declined: '已拒绝',
  over: '已失效',
};
