/// An element of a menu that does something when it is chosen.
@preconcurrency @MainActor
public protocol UIMenuLeaf: UIMenuElement {
  var title: String { get set }
  var image: UIImage? { get set }
  var discoverabilityTitle: String? { get set }
  var attributes: UIMenuElement.Attributes { get set }
  var state: UIMenuElement.State { get set }
  /// Set while the element is performed.
  var sender: Any? { get }

  func performWithSender(_ sender: Any?, target: Any?)
}
