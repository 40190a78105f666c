@preconcurrency public import Foundation

/// The picture of a dragged thing.
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
  public let view: UIView
  public let parameters: UIDragPreviewParameters

  public init(view: UIView, parameters: UIDragPreviewParameters) {
    (self.view, self.parameters) = (view, parameters)
    super.init()
  }

  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIDragPreviewParameters())
  }

  public convenience init(for url: URL) { self.init(for: url, title: nil) }

  /// [D] The title above the address.
  public convenience init(for url: URL, title: String?) {
    self.init(view: Self.card(lines: [title, url.host ?? url.absoluteString].compactMap(\.self)))
  }

  private static let padding: CGFloat = 12  // [I]

  private static func card(lines: [String]) -> UIView {
    let label = UILabel()
    label.text = lines.joined(separator: "\n")
    label.numberOfLines = lines.count
    label.sizeToFit()
    let card = UIView(frame: label.bounds.insetBy(dx: -padding, dy: -padding))
    card.bounds.origin = .zero
    card.backgroundColor = .systemBackground
    label.frame.origin = CGPoint(x: padding, y: padding)
    card.addSubview(label)
    return card
  }
}
