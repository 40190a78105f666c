@preconcurrency public import Foundation

/// A sheet of paper, in points.
@preconcurrency @MainActor
open class UIPrintPaper: NSObject {
  // Variables, since subclasses cannot override constants.
  open private(set) var paperSize = CGSize.zero
  open private(set) var printableRect = CGRect.zero

  public override init() {
    super.init()
  }

  init(size: CGSize) {
    paperSize = size
    // [I] A margin of a quarter of an inch, as of most printers.
    printableRect = CGRect(origin: .zero, size: size).insetBy(dx: 18, dy: 18)
    super.init()
  }

  /// [W] US Letter.
  static let letter = UIPrintPaper(size: CGSize(width: 612, height: 792))
}
