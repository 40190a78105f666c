/// What an action does.
public typealias UIActionHandler = (UIAction) -> Void

/// A closure with a title, as an alternative to a target and a selector.
@preconcurrency @MainActor
open class UIAction: UIMenuElement, UIMenuLeaf {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  private var handler: (UIAction) -> Void = { _ in }
  private weak var performer: AnyObject?
  open var sender: Any? { performer }
  /// Unique unless one was given.
  open private(set) lazy var identifier = Identifier(UIAction.nextName())
  open var discoverabilityTitle: String?
  open var attributes: Attributes = []
  open var state = State.off

  public override init() {
    super.init()
  }

  public convenience init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil,
    attributes: Attributes = [],
    state: State = .off,
    handler: @escaping (UIAction) -> Void
  ) {
    self.init()
    (self.title, self.subtitle, self.image) = (title, subtitle, image)
    (self.attributes, self.state) = (attributes, state)
    self.discoverabilityTitle = discoverabilityTitle
    self.handler = handler
    if let identifier { self.identifier = identifier }
  }

  private static var named = 0

  private static func nextName() -> String {
    named += 1
    return "action.\(named)"
  }

  open func performWithSender(_ sender: Any?, target: Any?) {
    performer = sender.map(AnyInstance.of)
    handler(self)
    performer = nil
  }

  func perform(_ sender: AnyObject) { performWithSender(sender, target: nil) }
}
