import Foundation
public import Scene

extension Stage {
  /// An exception that UIKit would have raised, with UIKit's text.
  public struct UIKitException: Error, CustomStringConvertible {
    public let fault: Film.Fault

    public var description: String {
      [fault.sentence, fault.remedy].filter { !$0.isEmpty }.joined(separator: "; ")
    }
  }
}
