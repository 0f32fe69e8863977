// a module with a default export, for React's `lazy`: the dialog code loads with the first dialog
export { NoticeDialog as default } from '@raang/views';
