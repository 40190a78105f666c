/// The content of a cell.
///
/// It is measured before the cell has its size: until then its size gives way to constraints.
@MainActor
final class CellContent: UIView {}
