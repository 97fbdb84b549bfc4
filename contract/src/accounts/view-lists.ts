/** Lists whose filters can be saved as views. */
export const viewLists = ['desk_orders', 'desk_agencies', 'desk_receipts', 'member_orders'] as const;
export type ViewList = (typeof viewLists)[number];

/** Maximum number of views that a user saves of one list. */
export const maxViewsOfList = 20;
