/// Menu elements that are created when the menu opens.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  public typealias Provider = (_ completion: @escaping ([UIMenuElement]) -> Void) -> Void

  private var provider: Provider = { $0([]) }

  public convenience init(_ elementProvider: @escaping Provider) {
    self.init()
    provider = elementProvider
  }

  /// [D] The provider is called each time the menu opens.
  public class func uncached(_ elementProvider: @escaping Provider) -> Self {
    let element = self.init()
    element.provider = elementProvider
    return element
  }

  public required override init() {
    super.init()
  }

  /// What the provider gives at once; what it gives later is not shown.
  var elements: [UIMenuElement] {
    var given: [UIMenuElement] = []
    provider { given = $0 }
    return given
  }
}
