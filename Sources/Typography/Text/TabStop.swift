package import Foundation

/// A place in a line at which the text behind a tab begins, ends or has its middle.
package struct TabStop: Hashable, Sendable {
  package enum Alignment: Hashable, Sendable {
    case left, center, right
  }

  package var location: Double
  package var alignment: Alignment
  /// What ends at a right stop ends before the first of these, such as a decimal point.
  package var terminators: CharacterSet?

  package init(
    _ location: Double,
    alignment: Alignment = .left,
    terminators: CharacterSet? = nil
  ) {
    (self.location, self.alignment, self.terminators) = (location, alignment, terminators)
  }

  /// Where the text behind a tab begins, of which `width` measures the part before a terminator.
  ///
  /// [I] Text that has no room before its stop begins at once.
  func start(from pen: Double, width: (_ terminators: CharacterSet?) -> Double) -> Double {
    switch alignment {
    case .left: location
    case .center: max(pen, location - width(nil) / 2)
    case .right: max(pen, location - width(terminators))
    }
  }
}

extension TabStop: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  package init(floatLiteral value: Double) { self.init(value) }
  package init(integerLiteral value: Int) { self.init(Double(value)) }
}
