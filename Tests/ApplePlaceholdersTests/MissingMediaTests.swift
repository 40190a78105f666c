import Foundation
import HeadlessUIKit
import Testing

@testable import ApplePlaceholders

/// Files without media, images without texts, and records that nobody shares.
@MainActor @Suite struct MissingMediaTests {
  @Test func noPictureComesOutOfAVideo() throws {
    let stage = Stage(device: .iPhone15)
    stage.show(UIViewController())
    let generator = AVAssetImageGenerator(asset: AVAsset(url: URL(filePath: "/tmp/a.mov")))
    #expect(throws: AVError(.noImageAtTime)) {
      try generator.copyCGImage(at: .zero, actualTime: nil)
    }
    var answers: [CMTime] = []
    let second = CMTime(value: 1, timescale: 1)
    generator.generateCGImagesAsynchronously(
      forTimes: [NSValue(time: .zero), NSValue(time: second)]
    ) { time, image, _, result, error in
      #expect(image == nil && result == .failed && error != nil)
      answers.append(time)
    }
    #expect(answers.isEmpty)
    stage.advance(by: 0.1)
    #expect(answers == [.zero, second])
  }

  @Test func anImageIsNotRead() async {
    #expect(!ImageAnalyzer.isSupported)
    let interaction = ImageAnalysisInteraction()
    let view = UIView()
    view.addInteraction(interaction)
    #expect(interaction.view === view && interaction.activeInteractionTypes.isEmpty)
    await #expect(throws: ImageAnalyzer.Unsupported.self) {
      try await ImageAnalyzer().analyze(UIImage(), configuration: .init([.text]))
    }
  }

  @Test func aSheetOfInvitationsSaysThatNobodyIsSignedIn() {
    let share = CKShare(rootRecord: CKRecord(recordType: "Note"))
    let sheet = UICloudSharingController(share: share, container: .default())
    #expect(sheet.view.subviews.contains { ($0 as? UILabel)?.text == "No account" })
    #expect(sheet.share === share)
  }
}
