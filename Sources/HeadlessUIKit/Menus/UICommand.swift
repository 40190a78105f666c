/// A selector with a title, sent up the responder chain when it is chosen from a menu.
@preconcurrency @MainActor
open class UICommand: UIMenuElement, UIMenuLeaf {
  open private(set) var action: Selector?
  open private(set) var propertyList: Any?
  open private(set) var alternates: [UICommandAlternate] = []
  open var discoverabilityTitle: String?
  open var attributes: Attributes = []
  open var state = State.off
  open private(set) var sender: Any?

  public override init() {
    super.init()
  }

  public convenience init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    action: Selector,
    propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [],
    discoverabilityTitle: String? = nil,
    attributes: Attributes = [],
    state: State = .off
  ) {
    self.init()
    (self.title, self.subtitle, self.image) = (title, subtitle, image)
    (self.action, self.propertyList, self.alternates) = (action, propertyList, alternates)
    self.discoverabilityTitle = discoverabilityTitle
    (self.attributes, self.state) = (attributes, state)
  }

  /// [D] The action receives the command; without a target the chain is searched from the view that
  /// has shown the menu, then from the first responder.
  open func performWithSender(_ sender: Any?, target: Any?) {
    guard let action else { return }
    self.sender = sender
    defer { self.sender = nil }
    let nearest = (sender as? UIResponder)?.target(forAction: action, withSender: self)
    UIApplication.shared.sendAction(action, to: target ?? nearest, from: self, for: nil)
  }
}
