import Foundation

/// How a unit is written after its number.
struct UnitWording {
  let unit: Unit
  let style: Formatter.UnitStyle

  // [W] The English names of the units that apps measure in.
  private static let names: [String: (one: String, many: String)] = [
    "km": ("kilometer", "kilometers"), "m": ("meter", "meters"),
    "cm": ("centimeter", "centimeters"), "mm": ("millimeter", "millimeters"),
    "mi": ("mile", "miles"), "ft": ("foot", "feet"), "in": ("inch", "inches"),
    "yd": ("yard", "yards"), "kg": ("kilogram", "kilograms"), "g": ("gram", "grams"),
    "lb": ("pound", "pounds"), "oz": ("ounce", "ounces"),
    "hr": ("hour", "hours"), "min": ("minute", "minutes"), "s": ("second", "seconds"),
    "L": ("liter", "liters"), "mL": ("milliliter", "milliliters"),
    "°C": ("degree Celsius", "degrees Celsius"), "°F": ("degree Fahrenheit", "degrees Fahrenheit"),
    "K": ("kelvin", "kelvins"), "m/s": ("meter per second", "meters per second"),
    "km/h": ("kilometer per hour", "kilometers per hour"),
    "mph": ("mile per hour", "miles per hour"), "kCal": ("kilocalorie", "kilocalories"),
    "kJ": ("kilojoule", "kilojoules"), "°": ("degree", "degrees"),
  ]

  func name(isOne: Bool) -> String {
    guard style == .long, let names = Self.names[unit.symbol] else { return unit.symbol }
    return isOne ? names.one : names.many
  }

  func text(of number: String, isOne: Bool) -> String {
    // [W] Signs of degrees touch the number, and short ones do without the scale.
    if unit.symbol.hasPrefix("°"), style != .long {
      return number + (style == .short ? "°" : unit.symbol)
    }
    return number + (style == .short ? "" : " ") + name(isOne: isOne)
  }
}
