public import Foundation

/// A view that a table makes of a registered class; see `ClassMadeObject`.
@preconcurrency @MainActor
open class ReusableRow: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init(_reuseIdentifier: String?) {
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

extension ReusableRow {
  /// Calls the class's own initialiser.
  static func made(reuseIdentifier: String) -> Self {
    self.init(_reuseIdentifier: reuseIdentifier)
  }
}
