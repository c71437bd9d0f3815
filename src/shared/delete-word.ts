/** What somebody types to say that they mean it. By itself, so that the page need not carry what checks input. */
export const DELETE_WORD = 'DELETE'
