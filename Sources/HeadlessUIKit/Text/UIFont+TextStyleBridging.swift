public import Foundation

// On Apple's platforms `as? String` and `as? UIFont.TextStyle` both read a descriptor's text style.

extension UIFont.TextStyle: _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSString { NSString(string: rawValue) }

  public static func _forceBridgeFromObjectiveC(
    _ source: NSString,
    result: inout UIFont.TextStyle?
  ) {
    result = UIFont.TextStyle(rawValue: source.substring(from: 0))
  }

  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSString,
    result: inout UIFont.TextStyle?
  ) -> Bool {
    _forceBridgeFromObjectiveC(source, result: &result)
    return true
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> UIFont.TextStyle {
    UIFont.TextStyle(rawValue: source?.substring(from: 0) ?? "")
  }
}
