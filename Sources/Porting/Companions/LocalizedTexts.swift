/// A file for a module that makes texts by `String(localized:)` or `LocalizedStringResource`, which
/// Foundation on Linux lacks.
struct LocalizedTexts {
  private let uses: Bool

  init(_ texts: [String]) {
    let names = ["(localized:", "LocalizationValue", "LocalizedStringResource"]
    // An app's own would be declared twice.
    let own = [" init(localized", "\tinit(localized", "struct LocalizedStringResource"]
    uses =
      texts.contains { text in names.contains { text.contains($0) } }
      && !texts.contains { text in own.contains { text.contains($0) } }
  }

  /// Nil if the module makes none.
  var text: String? { uses ? Self.source : nil }

  // [D] What is put into a key stands in it as a format: `%@`, `%lld`.
  private static let source = """
    import Foundation

    extension Swift.String {
      struct LocalizationValue: ExpressibleByStringInterpolation, @unchecked Sendable {
        struct StringInterpolation: StringInterpolationProtocol {
          var key = ""
          var arguments: [any CVarArg] = []
          init(literalCapacity: Int, interpolationCount: Int) {}
          mutating func appendLiteral(_ literal: String) {
            key += literal.replacing("%", with: "%%")
          }
          mutating func appendInterpolation(_ value: String) {
            key += "%@"
            arguments.append(value as NSString)
          }
          mutating func appendInterpolation(_ value: Int) {
            key += "%lld"
            arguments.append(value)
          }
          mutating func appendInterpolation(_ value: UInt) {
            key += "%llu"
            arguments.append(value)
          }
          mutating func appendInterpolation(_ value: Double) {
            key += "%lf"
            arguments.append(value)
          }
          mutating func appendInterpolation(_ value: Float) {
            key += "%f"
            arguments.append(value)
          }
          mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
            key += specifier
            arguments.append(value)
          }
          @_disfavoredOverload
          mutating func appendInterpolation<Value>(_ value: Value) {
            appendInterpolation(String(describing: value))
          }
        }

        let key: String
        let arguments: [any CVarArg]
        init(_ value: String) { (key, arguments) = (value, []) }
        init(stringLiteral value: String) { self.init(value) }
        init(stringInterpolation parts: StringInterpolation) {
          (key, arguments) = (parts.key, parts.arguments)
        }
      }

      init(
        localized keyAndValue: String.LocalizationValue,
        table: String? = nil,
        bundle: Foundation.Bundle? = nil,
        locale: Foundation.Locale = .current,
        comment: StaticString? = nil
      ) {
        self.init(keyAndValue.key, keyAndValue, table, bundle, locale)
      }

      init(
        localized key: StaticString,
        defaultValue: String.LocalizationValue,
        table: String? = nil,
        bundle: Foundation.Bundle? = nil,
        locale: Foundation.Locale = .current,
        comment: StaticString? = nil
      ) {
        self.init(key.description, defaultValue, table, bundle, locale)
      }

      @_disfavoredOverload
      init(localized resource: LocalizedStringResource) {
        self.init(
          resource.key,
          resource.defaultValue,
          resource.table,
          resource.bundle.found,
          resource.locale
        )
      }

      private init(
        _ key: String,
        _ value: String.LocalizationValue,
        _ table: String?,
        _ bundle: Foundation.Bundle?,
        _ locale: Foundation.Locale
      ) {
        let format = (bundle ?? .main).localizedString(forKey: key, value: value.key, table: table)
        self =
          value.arguments.isEmpty
          ? format : String(format: format, locale: locale, arguments: value.arguments)
      }
    }

    struct LocalizedStringResource: ExpressibleByStringInterpolation, @unchecked Sendable {
      enum BundleDescription: @unchecked Sendable {
        case main
        case forClass(AnyClass)
        case atURL(Foundation.URL)

        var found: Foundation.Bundle? {
          switch self {
          case .main: .main
          case .forClass(let type): Foundation.Bundle(for: type)
          case .atURL(let url): Foundation.Bundle(url: url)
          }
        }
      }

      typealias StringInterpolation = String.LocalizationValue.StringInterpolation

      let key: String
      let defaultValue: String.LocalizationValue
      let table: String?
      var locale: Foundation.Locale
      let bundle: BundleDescription

      init(
        _ keyAndValue: String.LocalizationValue,
        table: String? = nil,
        locale: Foundation.Locale = .current,
        bundle: BundleDescription = .main,
        comment: StaticString? = nil
      ) {
        (key, defaultValue) = (keyAndValue.key, keyAndValue)
        (self.table, self.locale, self.bundle) = (table, locale, bundle)
      }

      init(
        _ key: StaticString,
        defaultValue: String.LocalizationValue,
        table: String? = nil,
        locale: Foundation.Locale = .current,
        bundle: BundleDescription = .main,
        comment: StaticString? = nil
      ) {
        (self.key, self.defaultValue) = (key.description, defaultValue)
        (self.table, self.locale, self.bundle) = (table, locale, bundle)
      }

      init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

      init(stringInterpolation parts: StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: parts))
      }
    }

    """
}
