import Foundation

/// The unit that people would use for a measurement.
enum NaturalUnit {
  /// [W] For the units that apps measure in; nil for those that stay.
  static func american(_ unit: Dimension) -> Dimension? {
    switch unit {
    case UnitLength.kilometers: UnitLength.miles
    case UnitLength.meters: UnitLength.feet
    case UnitLength.centimeters, UnitLength.millimeters: UnitLength.inches
    case UnitTemperature.celsius, UnitTemperature.kelvin: UnitTemperature.fahrenheit
    case UnitMass.kilograms: UnitMass.pounds
    case UnitMass.grams: UnitMass.ounces
    case UnitSpeed.metersPerSecond, UnitSpeed.kilometersPerHour: UnitSpeed.milesPerHour
    default: nil
    }
  }

  /// The unit in which a length or a mass has few digits; others stay.
  static func metric(_ value: Double, _ unit: Dimension) -> Dimension? {
    let steps: [Dimension] =
      switch unit {
      case is UnitLength: [UnitLength.kilometers, UnitLength.meters, UnitLength.centimeters]
      case is UnitMass: [UnitMass.kilograms, UnitMass.grams]
      default: []
      }
    guard steps.contains(unit) else { return nil }
    let base = unit.converter.baseUnitValue(fromValue: abs(value))
    return steps.first { $0.converter.value(fromBaseUnitValue: base) >= 1 } ?? steps.last
  }
}
