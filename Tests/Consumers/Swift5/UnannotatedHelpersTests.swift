import Testing
import UIKit

@MainActor
@Suite struct UnannotatedHelpersTests {
  @Test func helpersNeedNoAnnotations() {
    let stage = Stage(device: .iPhone15)
    UnannotatedHelpers.save(UIImage())
    #expect(UnannotatedHelpers.guesses("teh") == [])
    #expect(UnannotatedHelpers.height(44) == 44)
    #expect(UnannotatedHelpers.height(nil) == nil)
    withExtendedLifetime(stage) {}
  }
}
