public import Foundation

/// Writes measurements, in English, and in the units of the United States unless told otherwise.
open class MeasurementFormatter: Formatter {
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    // [D] NSMeasurementFormatter.h.
    public static let providedUnit = UnitOptions(rawValue: 1 << 0)
    public static let naturalScale = UnitOptions(rawValue: 1 << 1)
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
  }

  /// [D] By default, the unit is the one that people of the locale use.
  open var unitOptions: UnitOptions = []
  open var unitStyle = Formatter.UnitStyle.medium
  /// [I] Not the host's, so that films are the same everywhere.
  open var locale = Locale(identifier: "en_US")
  open var numberFormatter = MeasurementFormatter.plainNumbers()

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private static func plainNumbers() -> NumberFormatter {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberStyle = .decimal
    formatter.maximumFractionDigits = 3  // [W] "8.728 mi"
    return formatter
  }

  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    let (value, unit) = shown(measurement.value, measurement.unit)
    let number = numberFormatter.string(from: NSNumber(value: value)) ?? "\(value)"
    if unit is UnitTemperature, unitOptions.contains(.temperatureWithoutUnit) {
      return number + "°"
    }
    return UnitWording(unit: unit, style: unitStyle).text(of: number)
  }

  open func string(from unit: Unit) -> String {
    UnitWording(unit: unit, style: unitStyle).name(isOne: false)
  }

  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let measurement as NSMeasurement:
      string(from: Measurement(value: measurement.doubleValue, unit: measurement.unit))
    case let unit as Unit: string(from: unit)
    default: nil
    }
  }

  private func shown(_ value: Double, _ unit: Unit) -> (value: Double, unit: Unit) {
    guard let unit = unit as? Dimension, !unitOptions.contains(.providedUnit) else {
      return (value, unit)
    }
    var other = NaturalUnit.preferred(to: unit, in: locale.measurementSystem)
    let base = unit.converter.baseUnitValue(fromValue: value)
    if unitOptions.contains(.naturalScale) {
      other = NaturalUnit.scaled(other.converter.value(fromBaseUnitValue: base), other)
    }
    // Converting there and back changes the last digits.
    return other == unit ? (value, unit) : (other.converter.value(fromBaseUnitValue: base), other)
  }
}
