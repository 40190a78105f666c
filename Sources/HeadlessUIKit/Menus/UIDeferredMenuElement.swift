/// Menu elements that are created when the menu opens.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  public typealias Provider = (_ completion: @escaping ([UIMenuElement]) -> Void) -> Void

  private var provider: Provider = { $0([]) }
  private var isCached = true
  /// What the provider of a cached element gave.
  private var given: [UIMenuElement]?
  /// The menus that wait for a cached element.
  private var waiting: [([UIMenuElement]) -> Void] = []

  /// [D] The provider is called once, when a menu with the element opens for the first time.
  public convenience init(_ elementProvider: @escaping Provider) {
    self.init()
    provider = elementProvider
  }

  /// [D] The provider is called each time the menu opens.
  public class func uncached(_ elementProvider: @escaping Provider) -> Self {
    let element = self.init()
    element.provider = elementProvider
    element.isCached = false
    return element
  }

  public required override init() {
    super.init()
  }

  /// Asks for the elements, which may come at once or later.
  func request(_ receive: @escaping ([UIMenuElement]) -> Void) {
    guard isCached else { return provider(receive) }
    if let given { return receive(given) }
    waiting.append(receive)
    if waiting.count == 1 { provider { [self] in keep($0) } }
  }

  private func keep(_ elements: [UIMenuElement]) {
    guard given == nil else { return }
    given = elements
    for receive in waiting.takeAll() { receive(elements) }
  }
}
