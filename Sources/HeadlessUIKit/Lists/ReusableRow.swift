public import Foundation

/// A view that a table makes of a registered class; see `ClassMadeObject`.
@preconcurrency @MainActor
open class ReusableRow: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// `style` is the raw value of a cell's style; headers and footers have none.
  public required init(_reuseIdentifier: String?, style: Int) {
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

extension ReusableRow {
  /// Calls the class's own initialiser.
  public static func made(reuseIdentifier: String?) -> Self {
    made(reuseIdentifier: reuseIdentifier, rawStyle: UITableViewCell.CellStyle.default.rawValue)
  }

  static func made(reuseIdentifier: String?, rawStyle: Int) -> Self {
    self.init(_reuseIdentifier: reuseIdentifier, style: rawStyle)
  }
}
