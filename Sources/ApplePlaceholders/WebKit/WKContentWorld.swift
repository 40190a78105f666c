public import Foundation

/// Where a script's names live: scripts of other worlds do not see them.
@preconcurrency @MainActor
open class WKContentWorld: NSObject {
  public static let page = WKContentWorld(nil)
  public static let defaultClient = WKContentWorld(nil)
  private static var named: [String: WKContentWorld] = [:]

  public let name: String?

  private init(_ name: String?) {
    self.name = name
    super.init()
  }

  /// [D] The same one for the same name.
  open class func world(name: String) -> WKContentWorld {
    if let known = named[name] { return known }
    let world = WKContentWorld(name)
    named[name] = world
    return world
  }
}
