/// Elements of a menu that are made when it opens.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  public typealias Provider = (_ completion: @escaping ([UIMenuElement]) -> Void) -> Void

  private var provider: Provider = { $0([]) }

  public convenience init(_ elementProvider: @escaping Provider) {
    self.init()
    provider = elementProvider
  }

  /// [D] Asked each time that the menu opens.
  public class func uncached(_ elementProvider: @escaping Provider) -> Self {
    let element = self.init()
    element.provider = elementProvider
    return element
  }

  public required override init() {
    super.init()
  }
}
