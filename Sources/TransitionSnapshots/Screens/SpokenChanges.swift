internal import Foundation
internal import HeadlessUIKit
internal import Scene

/// What VoiceOver would read before a transition and while it runs.
struct SpokenChanges: Sendable {
  var before = ""
  /// Nil if nothing was still running at the first refresh.
  var during: String?
}

extension TransitionStrategy {
  /// What VoiceOver would read before the transition, during it (at the display's first refresh)
  /// and after it.
  ///
  /// For `assertTransition`; films that are made otherwise only contain what is read at the end.
  public static let voiceOverThroughout = {
    var form = TransitionStrategy(name: "VoiceOver throughout") { take in
      let parts = [
        ("before", take.spoken?.before), ("during", take.spoken?.during),
        ("after", SpokenScreen(.current).text),
      ]
      let texts = parts.compactMap { name, text in text.map { "\(name)\n\($0)" } }
      return [
        Snapshot(
          fileExtension: "changes.spoken.txt",
          content: .text(texts.joined(separator: "\n"))
        )
      ]
    }
    form.listensThroughout = true
    return form
  }()

  /// The last sample with a numbered frame around each element, in the order in which VoiceOver
  /// would read them.
  public static let voiceOverPicture = TransitionStrategy(name: "VoiceOver picture") { take in
    guard let last = take.samples.last else { return [] }
    let frames = SpokenScreen(.current).elements.map(\.frame)
    let bitmap = try take.draw(last.scene.numbering(frames))
    let cell = PictureSheet.Cell(
      index: last.index,
      time: last.time,
      fraction: last.fraction,
      label: last.label,
      bitmap: bitmap
    )
    let sheet = PictureSheet(.single, cells: [cell], duration: take.duration, fps: take.fps)
    return [Snapshot(fileExtension: "spoken.png", content: .pictures(sheet))]
  }
}
