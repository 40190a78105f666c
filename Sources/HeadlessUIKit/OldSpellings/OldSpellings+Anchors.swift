public import Foundation

// The names of Swift 4 to 4.1, for code of that time.

extension NSLayoutXAxisAnchor {
  @available(*, deprecated, renamed: "constraint(equalToSystemSpacingAfter:multiplier:)")
  public func constraintEqualToSystemSpacingAfter(
    _ anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(equalToSystemSpacingAfter: anchor, multiplier: multiplier)
  }

  @available(
    *,
    deprecated,
    renamed: "constraint(greaterThanOrEqualToSystemSpacingAfter:multiplier:)"
  )
  public func constraintGreaterThanOrEqualToSystemSpacingAfter(
    _ anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualToSystemSpacingAfter: anchor, multiplier: multiplier)
  }

  @available(*, deprecated, renamed: "constraint(lessThanOrEqualToSystemSpacingAfter:multiplier:)")
  public func constraintLessThanOrEqualToSystemSpacingAfter(
    _ anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(lessThanOrEqualToSystemSpacingAfter: anchor, multiplier: multiplier)
  }
}

extension NSLayoutYAxisAnchor {
  @available(*, deprecated, renamed: "constraint(equalToSystemSpacingBelow:multiplier:)")
  public func constraintEqualToSystemSpacingBelow(
    _ anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(equalToSystemSpacingBelow: anchor, multiplier: multiplier)
  }

  @available(
    *,
    deprecated,
    renamed: "constraint(greaterThanOrEqualToSystemSpacingBelow:multiplier:)"
  )
  public func constraintGreaterThanOrEqualToSystemSpacingBelow(
    _ anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualToSystemSpacingBelow: anchor, multiplier: multiplier)
  }

  @available(*, deprecated, renamed: "constraint(lessThanOrEqualToSystemSpacingBelow:multiplier:)")
  public func constraintLessThanOrEqualToSystemSpacingBelow(
    _ anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(lessThanOrEqualToSystemSpacingBelow: anchor, multiplier: multiplier)
  }
}
