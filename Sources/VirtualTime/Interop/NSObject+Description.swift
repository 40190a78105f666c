public import Foundation

extension NSObjectProtocol where Self: NSObject {
  /// [D] The name of the class, with its module.
  public static func description() -> String {
    // A class that its file keeps to itself has a context with an address in its name.
    String(reflecting: self).split(separator: ".").filter { !$0.hasPrefix("(unknown context") }
      .joined(separator: ".")
  }
}

extension ProcessInfo {
  /// A stage is a phone or a pad.
  public var isMacCatalystApp: Bool { false }
  public var isiOSAppOnMac: Bool { false }
}
