import Testing

@testable import Typography

/// Weights by their numbers.
@Suite struct FontWeightTests {
  @Test(
    arguments: [
      (-50, .ultraLight), (0, .ultraLight), (149, .ultraLight), (150, .thin), (300, .light),
      (400, .regular), (449, .regular), (450, .medium), (600, .semibold), (700, .bold),
      (800, .heavy), (900, .black), (1000, .black), (5000, .black),
    ] as [(Int, FontWeight)]
  )
  func aWeightIsTheNearest(number: Int, weight: FontWeight) {
    #expect(FontWeight(number: number) == weight)
  }
}
