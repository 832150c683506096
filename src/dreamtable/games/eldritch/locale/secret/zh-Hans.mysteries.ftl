story-an-instrument-of-silence-encounter = 你把这支曲子拆开来听。收着它的太太拿茶壶罩盖着，巴不得把那间屋腾出来。它嗡嗡地哼三个音，翻来覆去，到第二个和第三个当中，家具都往前凑。还有第四个音。趁没人补上，弄清是哪个。
story-an-instrument-of-silence-encounter-pass = 就是你耳朵里自己添上的那个。凭你们知道的，能劝它忘掉。
story-an-instrument-of-silence-encounter-fail = 你跟着哼了一遍，好有个准。茶壶罩吸了口气，把你的什么也吸了进去。

story-the-drowned-city-encounter = 水立着，像一堵墙。这边有风有雨，那边的街有人扫过。小艇上的人等到茶凉为止。你腰里拴着绳，手里捏着粉笔，跨过去，跟谁都一样，从左手第一扇门数起。

story-the-reef-colonies-encounter = 炸药放好了，等潮水。埋引线的采石工要说清楚：底下没有人住。底下有盏灯，从这间屋拿到了那间屋。水到腰的时候，得抡大锤把最后一根撑子敲掉，敲完就跑。
story-the-reef-colonies-encounter-pass = 第三下敲掉了。烟囱歪到一处，又成了礁，有那么一会儿，海低了些。
story-the-reef-colonies-encounter-fail = 撑子没动。有人出来看看是谁在敲，灯留在了屋里。

story-altars-of-horn-encounter = 祭坛是温的。领你来的猎人摘了帽子，想戴回去。今早有东西把它舔干净了。两手按上去，把一段仪文从头念到尾，它就裂；念断了，它就记住这双手。谁也不许笑。
story-altars-of-horn-encounter-pass = 你没有念断。它等着，一动不动，像头等着放血的牛。舍得一段仪文，就能了结它。
story-altars-of-horn-encounter-fail = 你心里发慌，笑了一声。后来是猎人告诉你，你影子上长出了什么。

story-the-silver-lattice-encounter = 你念着名字，一根一根编上去。门像炉子一样往里抽风。那边来了位老先生，拄着手杖看，编一根他点点头，跟着念一句，总念错一点。第九根了。别纠正他，也别照他的念。
story-the-silver-lattice-encounter-pass = 末一根，你念的是古音。老先生抬了抬帽子。这会儿把一道法术、一条线索系上去，就牢了。
story-the-silver-lattice-encounter-fail = 你纠正了他。他高兴极了，走近来，要你接着教。
