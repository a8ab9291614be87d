/** SQL of the first day of the month of a day. */
export const monthOf = (day: string) => `cast(date_trunc('month', cast(${day} as timestamp)) as date)`;

/** SQL of the Monday of the week of a day. */
export const mondayOf = (day: string) => `cast(date_trunc('week', cast(${day} as timestamp)) as date)`;
