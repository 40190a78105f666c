import Foundation
import HeadlessUIKit
import Testing

@testable import ApplePlaceholders

/// Players of notes, which are not heard.
@MainActor @Suite struct SequencerTests {
  private let missing = URL(filePath: "/no/such/folder/presto.mid")

  @Test func aPlayerOfNotesRemembersWhetherItPlays() throws {
    let player = try AVMIDIPlayer(contentsOf: missing, soundBankURL: nil)
    player.prepareToPlay()
    #expect(!player.isPlaying)
    player.play()
    #expect(player.isPlaying)
    player.stop()
    #expect(!player.isPlaying)
  }

  @Test func aSequencerSaysOnceThatItIsNotHeard() throws {
    let stage = Stage(device: .iPhone15)
    try withExtendedLifetime(stage) {
      let sequencer = AVAudioSequencer(audioEngine: AVAudioEngine())
      #expect(throws: CocoaError.self) { try sequencer.load(from: missing) }
      try sequencer.start()
      try sequencer.start()
      #expect(sequencer.isPlaying && sequencer.tracks.isEmpty && stage.faults.count == 1)
      sequencer.stop()
      #expect(!sequencer.isPlaying)
    }
  }

  @Test func aPromptMayBeAsLongAsItLikes() {
    #expect(AVAudioSession.sharedInstance().promptStyle == .normal)
  }
}
