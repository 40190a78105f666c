import Foundation

/// How a unit is written after its number.
struct UnitWording {
  let unit: Unit
  let style: Formatter.UnitStyle

  private struct Forms {
    let narrow: String
    let short: String
    let one: String
    let many: String

    init(_ narrow: String, _ short: String, _ one: String, _ many: String? = nil) {
      (self.narrow, self.short, self.one, self.many) = (narrow, short, one, many ?? one + "s")
    }
  }

  // [D] English in the CLDR, for the units that apps measure in, by Foundation's symbols.
  private static let forms: [String: Forms] = [
    "km": Forms("km", "km", "kilometer"), "m": Forms("m", "m", "meter"),
    "cm": Forms("cm", "cm", "centimeter"), "mm": Forms("mm", "mm", "millimeter"),
    "mi": Forms("mi", "mi", "mile"), "ft": Forms("′", "ft", "foot", "feet"),
    "in": Forms("″", "in", "inch", "inches"), "yd": Forms("yd", "yd", "yard"),
    "kg": Forms("kg", "kg", "kilogram"), "g": Forms("g", "g", "gram"),
    "lb": Forms("#", "lb", "pound"), "oz": Forms("oz", "oz", "ounce"),
    "L": Forms("L", "L", "liter"),
    "mL": Forms("mL", "mL", "milliliter"), "K": Forms("K", "K", "kelvin"),
    "°C": Forms("°C", "°C", "degree Celsius", "degrees Celsius"),
    "°F": Forms("°", "°F", "degree Fahrenheit", "degrees Fahrenheit"),
    "m/s": Forms("m/s", "m/s", "meter per second", "meters per second"),
    "km/h": Forms("km/h", "km/h", "kilometer per hour", "kilometers per hour"),
    "mph": Forms("mph", "mph", "mile per hour", "miles per hour"),
    "kCal": Forms("kcal", "kcal", "kilocalorie"), "kJ": Forms("kJ", "kJ", "kilojoule"),
    "°": Forms("°", "deg", "degree"),
  ]

  /// Minutes have the symbol of meters.
  private static let durations: [(unit: UnitDuration, forms: Forms)] = [
    (.hours, Forms("h", "hr", "hour")), (.minutes, Forms("m", "min", "minute")),
    (.seconds, Forms("s", "sec", "second")),
  ]

  private var forms: Forms? {
    guard unit is UnitDuration else { return Self.forms[unit.symbol] }
    return Self.durations.first { $0.unit == unit }?.forms
  }

  func name(isOne: Bool) -> String {
    guard let forms else { return unit.symbol }
    return switch style {
    case .short: forms.narrow
    case .long: isOne ? forms.one : forms.many
    default: forms.short
    }
  }

  /// Only a number that is shown as one is followed by the singular.
  func text(of number: String) -> String {
    let name = name(isOne: ["1", "-1"].contains(number))
    let touches = style == .short || style == .medium && name.hasPrefix("°")
    return number + (touches ? "" : " ") + name
  }
}
