import Foundation
public import Scene

extension Stage {
  /// What UIKit would have raised as an exception, with UIKit's text.
  public struct UIKitException: Error, CustomStringConvertible {
    public let fault: Film.Fault

    public var description: String {
      [fault.sentence, fault.remedy].filter { !$0.isEmpty }.joined(separator: "; ")
    }
  }
}
