type TableHeadProps = {
  columns: readonly string[];
  /** For screen readers alone: to the eye the rows say it. */
  hidden?: boolean;
};

/** The names of a table's columns. */
export function TableHead({ columns, hidden }: TableHeadProps) {
  return (
    <thead className={hidden ? 'sr-only' : undefined}>
      <tr>
        {columns.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}
