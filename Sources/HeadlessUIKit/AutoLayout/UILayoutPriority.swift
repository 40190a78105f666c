import Foundation

/// The priority of a constraint; [D] 1000 must be met, lower ones from high to low.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  public var rawValue: Float

  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  public static let required = UILayoutPriority(1000)  // [D]
  public static let defaultHigh = UILayoutPriority(750)  // [D]
  public static let dragThatCanResizeScene = UILayoutPriority(510)  // [D]
  public static let sceneSizeStayPut = UILayoutPriority(500)  // [D]
  public static let dragThatCannotResizeScene = UILayoutPriority(490)  // [D]
  public static let defaultLow = UILayoutPriority(250)  // [D]
  public static let fittingSizeLevel = UILayoutPriority(50)  // [D]

  public static func < (a: UILayoutPriority, b: UILayoutPriority) -> Bool {
    a.rawValue < b.rawValue
  }

  public static func + (priority: UILayoutPriority, offset: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + offset)
  }

  public static func - (priority: UILayoutPriority, offset: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - offset)
  }
}
