/** First half of every advisory lock's key. It avoids conflicts with other programs on the same database. */
export const lockSpace = 'raang';

/** Connection timeouts to disable for long tasks, and while waiting for their locks. */
export const unlimitedSettings = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];
