import Foundation
import Testing
import VirtualTime

/// Measurements as people in the United States read them.
@Suite struct MeasurementFormatterTests {
  @Test(arguments: [
    (Formatter.UnitStyle.short, "5km"), (.medium, "5 km"), (.long, "5 kilometers"),
  ])
  func theProvidedUnitStays(style: Formatter.UnitStyle, text: String) {
    let formatter = MeasurementFormatter()
    formatter.unitOptions = .providedUnit
    formatter.unitStyle = style
    #expect(formatter.string(from: Measurement(value: 5, unit: UnitLength.kilometers)) == text)
  }

  @Test func otherwiseTheUnitIsTheOneOfTheLocale() {
    let formatter = MeasurementFormatter()
    let way = Measurement(value: 5, unit: UnitLength.kilometers)
    #expect(formatter.string(from: way) == "3.107 mi")
    let heat = Measurement(value: 20, unit: UnitTemperature.celsius)
    #expect(formatter.string(from: heat) == "68°F")
    formatter.unitOptions = .temperatureWithoutUnit
    #expect(formatter.string(from: heat) == "68°")
    #expect(formatter.string(from: UnitDuration.seconds) == "sec")
  }

  @Test(arguments: [
    ("en_US", "3.107 mi", "5 mi"), ("de_DE", "5 km", "8.047 km"), ("en_GB", "3.107 mi", "5 mi"),
  ])
  func unitsAreThoseOfTheLocale(locale: String, way: String, road: String) {
    #expect(text(5, UnitLength.kilometers, [], locale) == way)
    #expect(text(5, UnitLength.miles, [], locale) == road)
    #expect(text(5, UnitLength.miles, .providedUnit, locale) == "5 mi")
  }

  @Test func theNaturalScaleIsOneOfTheLocale() {
    #expect(text(3_218.688, UnitLength.meters, .naturalScale) == "2 mi")
    #expect(text(0.5, UnitLength.feet, .naturalScale) == "6 in")
    #expect(text(1_200, UnitLength.meters, .naturalScale, "de_DE") == "1.2 km")
    #expect(text(5, UnitLength.feet, [], "en_GB") == "1.524 m")
    let both: MeasurementFormatter.UnitOptions = [.naturalScale, .providedUnit]
    #expect(text(1_200, UnitLength.meters, both, "de_DE") == "1,200 m")
  }

  @Test func unitsAreWrittenAsInEnglish() {
    #expect(texts(5, UnitDuration.seconds) == ["5s", "5 sec", "5 seconds"])
    #expect(texts(2, UnitDuration.minutes) == ["2m", "2 min", "2 minutes"])
    #expect(texts(1, UnitDuration.hours) == ["1h", "1 hr", "1 hour"])
    #expect(texts(90, UnitAngle.degrees) == ["90°", "90 deg", "90 degrees"])
    #expect(texts(5, UnitLength.feet) == ["5′", "5 ft", "5 feet"])
    #expect(texts(5, UnitLength.inches) == ["5″", "5 in", "5 inches"])
    #expect(texts(1, UnitTemperature.celsius) == ["1°C", "1°C", "1 degree Celsius"])
    #expect(texts(-1, UnitTemperature.fahrenheit) == ["-1°", "-1°F", "-1 degree Fahrenheit"])
    #expect(texts(1.0001, UnitLength.meters) == ["1m", "1 m", "1 meter"])
    #expect(texts(1.5, UnitMass.pounds) == ["1.5#", "1.5 lb", "1.5 pounds"])
  }

  @Test func unitsAreAmericanOrMetric() {
    let rows: [(Double, Dimension, String, String)] = [
      (10, UnitLength.meters, "32.808 ft", "10 m"),
      (10, UnitLength.centimeters, "3.937 in", "10 cm"),
      (25, UnitLength.millimeters, "0.984 in", "25 mm"), (10, UnitLength.feet, "10 ft", "3.048 m"),
      (10, UnitLength.inches, "10 in", "25.4 cm"), (10, UnitLength.yards, "10 yd", "9.144 m"),
      (5, UnitMass.kilograms, "11.023 lb", "5 kg"), (100, UnitMass.grams, "3.527 oz", "100 g"),
      (5, UnitMass.pounds, "5 lb", "2.268 kg"), (2, UnitMass.ounces, "2 oz", "56.699 g"),
      (100, UnitSpeed.kilometersPerHour, "62.137 mph", "100 km/h"),
      (10, UnitSpeed.metersPerSecond, "22.369 mph", "10 m/s"),
      (60, UnitSpeed.milesPerHour, "60 mph", "96.561 km/h"),
      (300, UnitTemperature.kelvin, "80.33°F", "300 K"),
      (50, UnitTemperature.fahrenheit, "50°F", "10°C"), (3, UnitVolume.liters, "3 L", "3 L"),
    ]
    for (value, unit, american, metric) in rows {
      #expect(text(value, unit, [], "en_US") == american)
      #expect(text(value, unit, [], "de_DE") == metric)
    }
  }

  /// Roads alone are measured in miles there.
  @Test func theUnitedKingdomIsMetricExceptOnRoads() {
    #expect(text(60, UnitSpeed.milesPerHour, [], "en_GB") == "60 mph")
    #expect(text(100, UnitSpeed.kilometersPerHour, [], "en_GB") == "62.137 mph")
    #expect(text(5, UnitMass.kilograms, [], "en_GB") == "5 kg")
    #expect(text(10, UnitLength.yards, [], "en_GB") == "9.144 m")
    #expect(text(50, UnitTemperature.fahrenheit, [], "en_GB") == "10°C")
  }

  @Test func theNaturalScaleHasFewDigits() {
    func metric(_ value: Double, _ unit: Dimension) -> String {
      text(value, unit, .naturalScale, "de_DE")
    }
    #expect(metric(999, UnitLength.meters) == "999 m" && metric(1_000, UnitLength.meters) == "1 km")
    #expect(metric(0.5, UnitLength.meters) == "50 cm" && metric(0, UnitLength.meters) == "0 cm")
    #expect(metric(-1_200, UnitLength.meters) == "-1.2 km")
    #expect(metric(1_500, UnitMass.grams) == "1.5 kg" && metric(0.5, UnitMass.kilograms) == "500 g")
    #expect(metric(5_000, UnitVolume.milliliters) == "5,000 mL")
    #expect(text(0.5, UnitMass.pounds, .naturalScale) == "8 oz")
  }

  /// Short, medium and long, for two of a unit.
  @Test func everyUnitHasItsWords() {
    let rows: [(Dimension, String)] = [
      (UnitLength.kilometers, "2km 2 km 2 kilometers"), (UnitLength.meters, "2m 2 m 2 meters"),
      (UnitLength.centimeters, "2cm 2 cm 2 centimeters"),
      (UnitLength.millimeters, "2mm 2 mm 2 millimeters"), (UnitLength.miles, "2mi 2 mi 2 miles"),
      (UnitLength.yards, "2yd 2 yd 2 yards"), (UnitMass.kilograms, "2kg 2 kg 2 kilograms"),
      (UnitMass.grams, "2g 2 g 2 grams"), (UnitMass.ounces, "2oz 2 oz 2 ounces"),
      (UnitVolume.liters, "2L 2 L 2 liters"), (UnitVolume.milliliters, "2mL 2 mL 2 milliliters"),
      (UnitTemperature.kelvin, "2K 2 K 2 kelvins"),
      (UnitTemperature.celsius, "2°C 2°C 2 degrees Celsius"),
      (UnitSpeed.metersPerSecond, "2m/s 2 m/s 2 meters per second"),
      (UnitSpeed.kilometersPerHour, "2km/h 2 km/h 2 kilometers per hour"),
      (UnitSpeed.milesPerHour, "2mph 2 mph 2 miles per hour"),
      (UnitEnergy.kilocalories, "2kcal 2 kcal 2 kilocalories"),
      (UnitEnergy.kilojoules, "2kJ 2 kJ 2 kilojoules"),
    ]
    for (unit, words) in rows {
      #expect(texts(2, unit).joined(separator: " ") == words)
    }
  }

  @Test func aFormatterBeginsWithMediumNamesOfTheUnitedStates() {
    let formatter = MeasurementFormatter()
    #expect(formatter.unitOptions == [] && formatter.unitStyle == .medium)
    #expect(formatter.locale.identifier == "en_US")
    #expect(formatter.numberFormatter.maximumFractionDigits == 3)
    #expect(formatter.string(from: UnitLength.feet) == "ft")
    #expect(formatter.string(for: UnitLength.feet) == "ft" && formatter.string(for: "a") == nil)
    let measured = NSMeasurement(doubleValue: 2, unit: UnitLength.miles)
    #expect(formatter.string(for: measured) == "2 mi")
  }

  private func text(
    _ value: Double,
    _ unit: Dimension,
    _ options: MeasurementFormatter.UnitOptions,
    _ locale: String = "en_US"
  ) -> String {
    let formatter = MeasurementFormatter()
    formatter.locale = Locale(identifier: locale)
    formatter.unitOptions = options
    return formatter.string(from: Measurement(value: value, unit: unit))
  }

  /// Short, medium and long.
  private func texts(_ value: Double, _ unit: Dimension) -> [String] {
    let formatter = MeasurementFormatter()
    formatter.unitOptions = .providedUnit
    return [Formatter.UnitStyle.short, .medium, .long].map { style in
      formatter.unitStyle = style
      return formatter.string(from: Measurement(value: value, unit: unit))
    }
  }
}
