/** For the trail: what was set as part of closing a report is taken back with it. */
export const partOf = (report: string | undefined) => (report === undefined ? {} : { report });
