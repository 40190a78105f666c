import Foundation

/// The unit that people of a place would use for a measurement.
enum NaturalUnit {
  /// Rows of units: what is measured in one of the first is read in the second.
  private static let american: [(metric: [Dimension], american: Dimension)] = [
    ([UnitLength.kilometers], UnitLength.miles),
    ([UnitLength.meters], UnitLength.feet),
    ([UnitLength.centimeters, UnitLength.millimeters], UnitLength.inches),
    ([UnitTemperature.celsius, UnitTemperature.kelvin], UnitTemperature.fahrenheit),
    ([UnitMass.kilograms], UnitMass.pounds),
    ([UnitMass.grams], UnitMass.ounces),
    ([UnitSpeed.kilometersPerHour, UnitSpeed.metersPerSecond], UnitSpeed.milesPerHour),
  ]
  /// What is metric in the United Kingdom, roads aside.
  private static let roads: [Dimension] = [UnitLength.miles, UnitSpeed.milesPerHour]

  /// [W] For the units that apps measure in; those that people use there stay.
  static func preferred(to unit: Dimension, in system: Locale.MeasurementSystem) -> Dimension {
    let toAmerican = american.first { $0.metric.contains(unit) }?.american
    let toMetric =
      unit == UnitLength.yards
      ? UnitLength.meters : american.first { $0.american == unit }?.metric.first
    return switch system {
    case .us: toAmerican ?? unit
    case .uk where roads.contains(unit): unit
    case .uk: toAmerican.flatMap { roads.contains($0) ? $0 : nil } ?? toMetric ?? unit
    default: toMetric ?? unit
    }
  }

  /// [I] The unit in which a length or a mass has few digits; others stay.
  static func scaled(_ value: Double, _ unit: Dimension) -> Dimension {
    let rows: [[Dimension]] = [
      [UnitLength.kilometers, UnitLength.meters, UnitLength.centimeters],
      [UnitLength.miles, UnitLength.feet, UnitLength.inches],
      [UnitMass.kilograms, UnitMass.grams], [UnitMass.pounds, UnitMass.ounces],
    ]
    guard let steps = rows.first(where: { $0.contains(unit) }) else { return unit }
    let base = unit.converter.baseUnitValue(fromValue: abs(value))
    let fitting = steps.first { $0.converter.value(fromBaseUnitValue: base) >= 1 }
    return fitting ?? steps.last ?? unit
  }
}
