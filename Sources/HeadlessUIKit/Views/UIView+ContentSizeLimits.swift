extension UITraitCollection {
  /// With a text size between the limits of a view.
  @MainActor
  func limited(by view: UIView) -> UITraitCollection {
    let (minimum, maximum) = (view.minimumContentSizeCategory, view.maximumContentSizeCategory)
    // Most views have none, and are asked often.
    guard minimum != nil || maximum != nil else { return self }
    let category = preferredContentSizeCategory
    guard category != .unspecified else { return self }
    var limited = category
    if let minimum { limited = max(limited, minimum) }
    // [I] Where the limits exclude each other, the upper one holds.
    if let maximum { limited = min(limited, maximum) }
    guard limited != category else { return self }
    var values = values
    values.preferredContentSizeCategory = limited
    return UITraitCollection(values)
  }

  /// With a text size between the limits of the views above one: a controller's view has the traits
  /// of its controller, whose parent knows nothing of the views between.
  @MainActor
  func limited(above view: UIView?) -> UITraitCollection {
    guard let above = view?.superview else { return self }
    return limited(above: above).limited(by: above)
  }
}

extension UIView {
  /// [D] For debugging only: the limits of the view and of those above it, from the inside out. [I]
  var describedContentSizeLimits: String {
    sequence(first: self) { $0.superview }.compactMap(\.ownContentSizeLimits)
      .joined(separator: ", ")
  }

  private var ownContentSizeLimits: String? {
    let limits = [
      minimumContentSizeCategory.map { "minimum " + $0.rawValue },
      maximumContentSizeCategory.map { "maximum " + $0.rawValue },
    ].compactMap(\.self)
    guard !limits.isEmpty else { return nil }
    return TypeNames.of(self) + ": " + limits.joined(separator: ", ")
  }
}
