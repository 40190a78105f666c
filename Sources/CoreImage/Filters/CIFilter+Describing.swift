import Foundation

extension CIFilter {
  public var inputKeys: [String] { kind?.inputs.map(\.key) ?? [] }
  public var outputKeys: [String] { [kCIOutputImageKey] }

  /// The filter's names and categories, and a dictionary for each input.
  public var attributes: [String: Any] {
    guard let kind else { return [:] }
    var attributes: [String: Any] = [
      kCIAttributeFilterName: kind.name, kCIAttributeFilterDisplayName: kind.displayName,
      kCIAttributeFilterCategories: kind.categories,
    ]
    for input in kind.inputs { attributes[input.key] = input.attributes }
    return attributes
  }

  public class func filterNames(inCategory category: String?) -> [String] {
    filterNames(inCategories: category.map { [$0] })
  }

  /// [D] The filters that are in all of these categories, in the order of their names.
  public class func filterNames(inCategories categories: [String]?) -> [String] {
    FilterCatalogue.kinds
      .filter { Set(categories ?? []).isSubset(of: $0.categories) }
      .map(\.name).sorted()
  }

  public class func localizedName(forFilterName filterName: String) -> String? {
    FilterCatalogue.kinds.first { $0.name == filterName }?.displayName
  }
}

extension FilterInput {
  fileprivate var attributes: [String: Any] {
    var attributes: [String: Any] = [
      kCIAttributeClass: className, kCIAttributeName: key,
      kCIAttributeDisplayName: String(key.dropFirst("input".count)),
    ]
    attributes[kCIAttributeDefault] = initial
    if case .number(_, let range?) = value {
      attributes[kCIAttributeSliderMin] = NSNumber(value: range.lowerBound)
      attributes[kCIAttributeSliderMax] = NSNumber(value: range.upperBound)
    }
    return attributes
  }
}
