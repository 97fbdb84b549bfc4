/** Kinds of charges and refunds after a service. */
export const adjustments = {
  overtime: '超时用车费',
  extra_km: '超里程费',
  waiting: '等候费',
  tolls_parking: '过路及停车费',
  other: '其他费用',
  unused: '未使用项目退费',
} as const;
