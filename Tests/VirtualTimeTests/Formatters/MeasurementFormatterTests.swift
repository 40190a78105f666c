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
