/** Reports: area of the grid. */
export { ReportPage } from './report-page.tsx';
